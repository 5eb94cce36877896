import { Type } from 'typebox';

import type { Config } from '../../config/config.ts';
import { limitSettings } from '../../config/settings.ts';
import { ok } from '../answer.ts';
import { read } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { component } from '../../schema/schema.ts';

const LimitsSchema = component(
  'Limits',
  Type.Object(
    Object.fromEntries(
      Object.entries(limitSettings).map(([name, { about }]) => [
        name,
        Type.Integer({ minimum: 0, description: about }),
      ]),
    ),
  ),
);

const Provider = component(
  'Provider',
  Type.Object({
    id: Type.String({ description: 'For `GET /api/v1/auth/{provider}/login`.' }),
    name: Type.String({ description: 'What people see.' }),
  }),
);

const Capabilities = component(
  'Capabilities',
  Type.Object({
    name: Type.String(),
    version: Type.String({ description: 'Version of the program.' }),
    api_version: Type.String({ description: 'Version of the interface; the path begins with it.' }),
    auth: Type.String({ description: '`local`: no sign-in, one user. `accounts`: people sign in.' }),
    providers: Type.Array(Provider, { description: 'Where people may sign in beside here; none in local mode.' }),
    limits: LimitsSchema,
  }),
);

/** Describes this instance and what it accepts. The answer never changes while the service runs. */
export const capabilitiesOperation = (config: Config, version: string): Operation => {
  const { auth, limits } = config;
  const providers = auth === 'accounts' ? config.providers.map(({ id, name }) => ({ id, name })) : [];
  const body = { name: 'Tureen', version, api_version: 'v1', auth, providers, limits };
  return read({
    id: 'getCapabilities',
    method: 'GET',
    path: '/capabilities',
    area: 'Service',
    summary: 'Get the capabilities',
    access: 'public',
    answers: { 200: { description: 'The capabilities and limits.', schema: Capabilities } },
    perform: () => ok(body),
  });
};
