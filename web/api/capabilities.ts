import { queryOptions } from '@tanstack/react-query';

import { get } from './client.ts';

/** An identity provider for signing in. */
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

/** What the service supports; constant while it runs. */
export const capabilitiesQuery = queryOptions({
  queryKey: ['capabilities'],
  queryFn: () => get<Capabilities>('/capabilities'),
});
