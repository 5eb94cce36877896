import { acknowledged } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/common-schemas.ts';
import type { AccountServices } from '../account-services.ts';
import { confirmSession } from './confirm-session.ts';
import { Confirmation } from './confirm.schemas.ts';
import { prepareConfirmation } from './prepare-confirmation.ts';

export const confirmOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'confirmSession',
    method: 'POST',
    path: '/account/confirm',
    area: 'Account',
    summary: 'Confirm that it is you',
    description:
      'Confirm with your password or a passkey. For the next five minutes you can set your password, add and delete passkeys, create tokens and recovery codes, and link a provider.',
    access: 'account',
    session: 'required',
    needs: 'accounts',
    body: Confirmation,
    responses: { 200: { description: 'Confirmed.', schema: Accepted } },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: (database, { scope, client, body }) => prepareConfirmation(database, scope, accounts, client, body),
    perform: async (tx, { scope }, evidence) => (await confirmSession(tx, scope, evidence)) ?? acknowledged,
  }),
];
