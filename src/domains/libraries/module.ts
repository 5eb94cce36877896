import { provide } from '../../platform/module/services.ts';
import { defineModule, defineService } from '../../platform/module/module.ts';
import { neverCached } from '../../platform/http/operation.ts';
import { librariesPort } from '../accounts/index.ts';
import { libraryAuditActions } from './audit-actions.ts';
import { libraryEvents } from './events.ts';
import { invitationOperations } from './invitations/invitation.routes.ts';
import { librariesAdapter } from './libraries-adapter.ts';
import { LibraryContents } from './removal/library-contents.store.ts';
import { startLibraryRemoval } from './removal/library-removal.ts';
import { libraryOperations } from './library.routes.ts';
import { memberOperations } from './members/member.routes.ts';
import { librariesMigration } from './migrations/0001_libraries.ts';
import { invitationsMigration } from './migrations/0002_invitations.ts';
import { recipeCountsMigration } from './migrations/0003_recipe_counts.ts';
import { deletedLibrariesMigration } from './migrations/0013_deleted_libraries.ts';
import { libraryHistoryMigration } from './migrations/0017_library_history.ts';
import { libraryConventionsMigration } from './migrations/0019_conventions.ts';
import { libraryProblems } from './problems.ts';

const libraryContents = defineService<LibraryContents>({
  name: 'the contents of libraries',
  create: ({ libraryTables }) => new LibraryContents(libraryTables),
});

export const librariesModule = defineModule({
  name: 'libraries',
  migrations: [
    librariesMigration,
    invitationsMigration,
    recipeCountsMigration,
    deletedLibrariesMigration,
    libraryHistoryMigration,
    libraryConventionsMigration,
  ],
  libraryTables: [{ table: 'invitation', key: ['id'], isRemovedFirst: true }],
  constraints: {
    library_member_once: { columns: 'library_member.library_id, library_member.user_id', problem: 'already-a-member' },
  },
  problems: libraryProblems,
  events: libraryEvents,
  auditActions: libraryAuditActions,
  provides: [provide(librariesPort, librariesAdapter)],
  operations: ({ services }) => [
    ...libraryOperations(services.get(libraryContents)),
    ...memberOperations,
    ...neverCached(invitationOperations),
  ],
  background: ({ database, log, services }) => [
    { name: 'library removal', ...startLibraryRemoval({ database, log, contents: services.get(libraryContents) }) },
  ],
});
