import { ok } from '../../../platform/http/answer.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import type { Accounts } from '../accounts.ts';
import { AuditList, AuditQuery } from './audit.schemas.ts';
import { listAudit } from './list-audit.ts';

export const auditOperations = ({ libraries }: Accounts): readonly Operation[] => [
  read({
    id: 'listAudit',
    method: 'GET',
    path: '/account/audit',
    area: 'Account',
    summary: 'List audit events',
    description:
      'Newest first. Administrators see the history of the instance, owners that of their libraries. For the next page send the id of the last event as `before`.',
    access: 'account',
    query: AuditQuery,
    answers: { 200: { description: 'At most 100 events.', schema: AuditList } },
    problems: ['forbidden', 'library-not-found'],
    perform: async (db, { scope, query }) => ok({ events: await listAudit(db, scope, libraries, query) }),
  }),
];
