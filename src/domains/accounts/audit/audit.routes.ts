import type { AuditActionKinds } from '../../../platform/audit/audit-actions.ts';
import { ok } from '../../../platform/http/api-response.ts';
import { read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import type { AccountServices } from '../account-services.ts';
import { AuditList, AuditQuery } from './audit.schemas.ts';
import { listAudit } from './list-audit.ts';

export const auditOperations = ({ libraries }: AccountServices, actions: AuditActionKinds): readonly Operation[] => [
  read({
    id: 'listAudit',
    method: 'GET',
    path: '/account/audit',
    area: 'Account',
    summary: 'List audit events',
    description:
      'Newest first. Administrators see the history of the instance, owners that of their libraries; both see the creation and deletion of a library. For the next page, send the id of the last event as `before`.',
    access: 'account',
    query: AuditQuery,
    responses: { 200: { description: 'One page of events.', schema: AuditList } },
    problems: ['forbidden', 'library-not-found'],
    perform: async (db, { scope, query }) => ok({ events: await listAudit(db, scope, { libraries, actions }, query) }),
  }),
];
