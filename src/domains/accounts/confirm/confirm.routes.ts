import { accepted } from '../../../platform/http/answer.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/schema.ts';
import type { Accounts } from '../accounts.ts';
import { confirmSession } from './confirm-session.ts';
import { Confirmation } from './confirm.schemas.ts';
import { gatherEvidence } from './gather-evidence.ts';

export const confirmOperations = (accounts: Accounts): readonly Operation[] => [
  change({
    id: 'confirmSession',
    method: 'POST',
    path: '/account/confirm',
    area: 'Account',
    summary: 'Confirm that it is you',
    description:
      'Confirm with your password or one of your passkeys. For five minutes you may then change passkeys, the password, tokens and recovery codes.',
    access: 'account',
    session: 'required',
    needs: 'accounts',
    body: Confirmation,
    answers: { 200: { description: 'Confirmed.', schema: Accepted } },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: (database, { scope, client, body }) => gatherEvidence(database, scope, accounts, client, body),
    perform: async (tx, { scope }, evidence) => (await confirmSession(tx, scope, evidence)) ?? accepted,
  }),
];
