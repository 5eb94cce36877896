import type { RefusalCounter } from '../../../platform/audit/refusal-counter.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { AuditList, AuditQuery } from './audit.schemas.ts';
import { listAudit } from './list-audit.ts';
import type { AuditSources } from './list-audit.ts';

export interface AuditDeps extends AuditSources {
  readonly refusals: Pick<RefusalCounter, 'flush'>;
}

export const auditOperations = ({ refusals, ...sources }: AuditDeps): readonly Operation[] => [
  read({
    id: 'listAudit',
    method: 'GET',
    path: '/account/audit',
    area: 'Account',
    summary: 'List audit events',
    description:
      'Newest first. Administrators see the history of the instance, owners that of their libraries; both see the creation and deletion of a library. Refused attempts of people who were not signed in are counted by action, network and hour. For the next page, send the id of the last event as `before`.',
    access: 'account',
    query: AuditQuery,
    responses: { 200: { description: 'One page of events.', schema: AuditList } },
    problems: ['forbidden', 'library-not-found'],
    // So that the caller sees what this instance has counted in the last second.
    prepare: () => refusals.flush(),
    perform: async (db, { scope, query }) => ok({ events: await listAudit(db, scope, sources, query) }),
  }),
];
