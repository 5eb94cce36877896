import { defineModule } from '../../platform/module/module.ts';
import { refusalCounter } from '../../platform/audit/refusal-counter.ts';
import { neverCached } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { accountAuditActions } from './audit-actions.ts';
import { createAccountServices } from './account-services.ts';
import type { AccountServices } from './account-services.ts';
import { auditOperations } from './audit/audit.routes.ts';
import type { AuditDeps } from './audit/audit.routes.ts';
import { confirmOperations } from './confirm/confirm.routes.ts';
import { accountEvents } from './events.ts';
import { librariesPort } from './libraries-port.ts';
import { accountRateLimits } from './limits.ts';
import { usersTableMigration } from './migrations/0001_users_table.ts';
import { accountsMigration } from './migrations/0002_accounts.ts';
import { dropConfirmedAtMigration } from './migrations/0016_drop_confirmed_at.ts';
import { shownConventionMigration } from './migrations/0019_conventions.ts';
import { sessionAgeMigration } from './migrations/0020_bounded_work.ts';
import { nativeOperations } from './native/native.routes.ts';
import { passkeySignInOperations } from './passkeys/passkey-sign-in.routes.ts';
import { passkeyOperations } from './passkeys/passkey.routes.ts';
import { passwordCost } from './passwords/password-cost.ts';
import { passwordOperations } from './passwords/password.routes.ts';
import { accountProblems } from './problems.ts';
import { providerOperations } from './providers/provider.routes.ts';
import { recoveryOperations } from './recovery/recovery.routes.ts';
import { sessionOperations } from './sessions/session.routes.ts';
import { setupOperations } from './setup/setup.routes.ts';
import { accountStateOperations } from './state/account-state.routes.ts';
import { sweepSessionsAndSecrets } from './sweep-sessions-and-secrets.ts';
import { tokenOperations } from './tokens/token.routes.ts';
import { deleteLocalModeTokens } from './tokens/token.store.ts';
import { userOperations } from './users/user.routes.ts';

const operations = (deps: AccountServices, audit: AuditDeps): readonly Operation[] => [
  ...accountStateOperations(deps),
  ...sessionOperations(deps),
  ...passwordOperations(deps),
  ...confirmOperations(deps),
  ...passkeyOperations(deps),
  ...passkeySignInOperations(deps),
  ...providerOperations(deps),
  ...nativeOperations(deps),
  ...recoveryOperations(deps),
  ...setupOperations(deps),
  ...tokenOperations,
  ...auditOperations(audit),
  ...userOperations,
];

export const accountsModule = defineModule({
  name: 'accounts',
  migrations: [
    usersTableMigration,
    accountsMigration,
    dropConfirmedAtMigration,
    shownConventionMigration,
    sessionAgeMigration,
  ],
  constraints: {
    account_user_local: { columns: 'account_user.kind', problem: null },
    account_username: { columns: 'account_user.username_key', problem: 'username-taken' },
    passkey_credential: { columns: 'passkey.credential_id', problem: 'passkey-exists' },
    provider_subject: { columns: 'provider_identity.provider, provider_identity.subject', problem: 'identity-taken' },
  },
  problems: accountProblems,
  events: accountEvents,
  auditActions: accountAuditActions,
  limits: accountRateLimits,
  operations: ({ config, services, auditActions }) => {
    const libraries = services.get(librariesPort);
    const deps = createAccountServices(config, libraries, services.get(passwordCost));
    const audit = { libraries, actions: auditActions, refusals: services.get(refusalCounter) };
    return neverCached(operations(deps, audit));
  },
  sweeps: [
    {
      name: 'ended sessions and expired one-time secrets',
      every: 'hour',
      run: ({ database, clock }) => sweepSessionsAndSecrets(database, clock),
    },
  ],
  removeLocalAccess: deleteLocalModeTokens,
});
