import { ok } from '../../platform/http/api-response.ts';
import { read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { getInstance } from './get-instance.ts';
import type { Instance } from './instance.ts';
import { InstanceState } from './instance.schemas.ts';

export const instanceOperation = (instance: Instance): Operation =>
  read({
    id: 'getInstance',
    method: 'GET',
    path: '/instance',
    area: 'Instance',
    summary: 'Get the state of the instance',
    description:
      'Version, engine, sizes, and the health of jobs and webhooks. Contains only totals, nothing about the content of a library.',
    access: 'administrator',
    responses: { 200: { description: 'The current state.', schema: InstanceState } },
    perform: async (db, { scope }) => ok(await getInstance(db, scope.clock, instance)),
  });
