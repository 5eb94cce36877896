import { Type } from 'typebox';

import type { Config } from '../../config/config.ts';
import type { FixedLimits, LimitSettings } from '../../config/limits.ts';
import { ok } from '../api-response.ts';
import { read } from '../operation.ts';
import type { Operation } from '../operation.ts';
import { component } from '../../schema/schema-builders.ts';

const limitsSchema = (limits: Readonly<Record<string, { readonly description: string }>>) =>
  component(
    'Limits',
    Type.Object(
      Object.fromEntries(
        Object.entries(limits).map(([name, { description }]) => [name, Type.Integer({ minimum: 0, description })]),
      ),
    ),
  );

const Provider = component(
  'Provider',
  Type.Object({
    id: Type.String({ description: 'Id of the provider, used as `provider` in the sign-in URLs.' }),
    name: Type.String({ description: 'Display name.' }),
  }),
);

const capabilitiesSchema = (limits: Parameters<typeof limitsSchema>[0]) =>
  component(
    'Capabilities',
    Type.Object({
      name: Type.String(),
      version: Type.String({ description: 'Version of the service.' }),
      api_version: Type.String({ description: 'Version of the API, as in its path: `v1`.' }),
      auth: Type.String({ description: '`local`: no sign-in, one user. `accounts`: users sign in.' }),
      providers: Type.Array(Provider, { description: 'Sign-in providers; none in local mode.' }),
      limits: limitsSchema(limits),
    }),
  );

/** Describes this instance and what it accepts. The answer never changes while the service runs. */
export const createCapabilitiesOperation = (
  config: Config,
  version: string,
  settings: LimitSettings,
  fixed: FixedLimits,
): Operation => {
  const { auth } = config;
  const fixedValues = Object.entries(fixed).map(([name, { value }]) => [name, value]);
  const limits = { ...config.limits, ...Object.fromEntries(fixedValues) };
  const providers = auth === 'accounts' ? config.providers.map(({ id, name }) => ({ id, name })) : [];
  const body = { name: 'Tureen', version, api_version: 'v1', auth, providers, limits };
  return read({
    id: 'getCapabilities',
    method: 'GET',
    path: '/capabilities',
    area: 'Service',
    summary: 'Get the capabilities',
    access: 'public',
    responses: {
      200: { description: 'The capabilities and limits.', schema: capabilitiesSchema({ ...settings, ...fixed }) },
    },
    perform: () => ok(body),
  });
};
