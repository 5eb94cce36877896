import { queryOptions } from '@tanstack/react-query';

import { get } from './client.ts';

/** Where people may sign in beside here. */
interface Provider {
  readonly id: string;
  readonly name: string;
}

export interface Capabilities {
  readonly version: string;
  readonly auth: 'local' | 'accounts';
  readonly providers: readonly Provider[];
  readonly limits: Readonly<Record<string, number>>;
}

/** What the service can do; nothing of it changes while it runs. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => get<Capabilities>('/capabilities'),
});
