import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { emitEvent } from '../../platform/outbox/outbox.ts';
import type { AssumedConvention } from '../units/index.ts';
import { getLibrary } from './get-library.ts';
import type { Library, LibrarySettings, LibrarySettingsInput } from './library.schemas.ts';
import { lockLibrary, updateLibrarySettings } from './library.store.ts';

const saveSettings = (tx: Tx, scope: LibraryScope, library: Library, settings: LibrarySettings): Library => {
  const { id, revision } = library;
  const changed = { ...library, settings, revision: revision + 1, updated_at: getCurrentInstant(scope.clock) };
  updateLibrarySettings(tx, { id, ...settings, revision: changed.revision, updated_at: changed.updated_at });
  emitEvent(tx, scope, { type: 'library.updated', resource: { type: 'library', id, revision: changed.revision } });
  return changed;
};

/** Replaces the settings of a library. Open to editors: the settings say how to read recipes, not who may see them. */
export const changeLibrarySettings = async (
  tx: Tx,
  scope: LibraryScope,
  { assumed_convention: assumed, shown_convention: shown }: LibrarySettingsInput,
  precondition: Precondition,
): Promise<Library> => {
  await lockLibrary(tx, scope.libraryId);
  const library = await getLibrary(tx, scope, scope.libraryId);
  precondition.check(library.revision);
  return saveSettings(tx, scope, library, { assumed_convention: assumed ?? null, shown_convention: shown ?? null });
};

/**
 * Remembers which convention is assumed if a recipe does not say. Keeps a convention that was chosen before: the question may
 * have been shown before someone answered it. A transaction that locks other rows calls `lockCurrentLibrary` before them, because deleting a library locks it first.
 */
export const rememberAssumedConvention = async (
  tx: Tx,
  scope: LibraryScope,
  convention: AssumedConvention,
): Promise<void> => {
  await lockLibrary(tx, scope.libraryId);
  const library = await getLibrary(tx, scope, scope.libraryId);
  if (library.settings.assumed_convention !== null) return;
  saveSettings(tx, scope, library, { ...library.settings, assumed_convention: convention });
};
