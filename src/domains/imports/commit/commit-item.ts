import { record } from '../../../platform/audit/audit.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { StalePreparation, retryIfStale } from '../../../platform/db/stale-preparation.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { ThreadEnded } from '../../../platform/threads/threads.ts';
import { attachAsset } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import {
  createRecipe,
  findSame,
  importRevision,
  isPortableIdTaken,
  prepareRecipe,
  prepareRevision,
} from '../../recipes/index.ts';
import type { Entry } from '../../recipes/index.ts';
import type { Imports } from '../imports.ts';
import { announcePreview } from '../previews/announce-preview.ts';
import { lockItem, settleItem } from '../previews/item.store.ts';
import type { WholeItem } from '../previews/item.store.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import { holdPreview, revisePreview } from '../previews/take-preview.ts';
import type { CommitItem } from './commit.schemas.ts';
import type { Deed } from './decide.ts';
import type { TakenFiles } from './take-files.ts';
import { itemWarnings } from './item-warnings.ts';
import { withFiles } from './with-files.ts';

/** The earlier result of an item, returned when it is committed again. */
export const committedBefore = (item: WholeItem): CommitItem => ({
  // Restores the type of a result that a commit stored as JSON.
  ...(JSON.parse(item.outcome ?? '{}') as CommitItem),
  outcome: 'skipped',
  warnings: ['It was committed before.'],
});

const NOTHING = { deferred_assets: 0, dropped_assets: 0 };

/** The result for an item that was not committed and stays in the preview. */
export const notCommitted = ({ id, title }: WholeItem, warning: string): CommitItem => ({
  item_id: id,
  outcome: 'skipped',
  title,
  ...NOTHING,
  warnings: [warning],
});

interface Committing {
  readonly imports: Imports;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly previewId: PreviewId;
  /** Throws if the job has to stop. */
  readonly hold?: (tx: Tx) => Promise<void>;
}

type Writing = Extract<Deed, { kind: 'create' | 'replace' }>;

/** Writes a prepared recipe. */
type Write = (tx: Tx) => Promise<Entry>;

/**
 * Removes the portable id if another entry already has it; otherwise both would be taken for the same recipe
 * everywhere.
 */
const withOwnId = async (db: Db, scope: LibraryScope, recipe: RecipeDocument): Promise<RecipeDocument> => {
  if (recipe.id === undefined || !(await isPortableIdTaken(db, scope.libraryId, recipe.id))) return recipe;
  const { id: _, ...rest } = recipe;
  return rest;
};

/** Does the computation before the transaction starts. */
const prepareWrite = async (
  { imports, database: { db }, scope }: Committing,
  deed: Writing,
  recipe: RecipeDocument,
  characters: number,
): Promise<Write> => {
  if (deed.kind === 'replace') {
    const prepared = await prepareRevision(db, scope, deed.entry, (against) =>
      prepareRecipe(imports, scope, recipe, characters, against),
    );
    return (tx) => importRevision(tx, scope, deed.entry, prepared);
  }
  const prepared = await prepareRecipe(imports, scope, await withOwnId(db, scope, recipe), characters);
  return async (tx) => {
    const { authoredId } = prepared;
    if (authoredId !== undefined && (await isPortableIdTaken(tx, scope.libraryId, authoredId))) {
      throw new StalePreparation();
    }
    return createRecipe(tx, scope, prepared, 'import');
  };
};

/**
 * Whether the problem concerns only this recipe, so that the next may succeed: it would need itself, the entry to
 * replace is gone, or computing it takes too long.
 */
const isAboutTheRecipe = ({ status, code, cause }: Problem): boolean =>
  (status < 500 && code !== 'forbidden') || cause instanceof ThreadEnded;

const OUTCOMES = { create: 'created', replace: 'replaced' } as const;

/**
 * Commits one item in a single transaction: the recipe, its files, the audit record and event, and its removal from the
 * preview. If another request has committed the item or added the same recipe in the meantime, that one wins.
 */
export const commitItem = async (
  committing: Committing,
  { item, document }: { readonly item: WholeItem; readonly document: RecipeDocument },
  deed: Exclude<Deed, { kind: 'wait' }>,
  { files, isSkippedWhereSame }: { readonly files: TakenFiles; readonly isSkippedWhereSame: boolean },
): Promise<CommitItem> => {
  const { database, scope, previewId, hold } = committing;
  const { recipe, deferred } = withFiles(document, files);
  const characters = item.document?.length ?? 0;
  const told = { item_id: item.id, title: item.title, import_event_id: scope.requestId };
  try {
    return await retryIfStale(async () => {
      const planned =
        deed.kind === 'leave'
          ? deed
          : { kind: deed.kind, write: await prepareWrite(committing, deed, recipe, characters) };
      return database.transaction(async (tx) => {
        await hold?.(tx);
        const preview = await holdPreview(tx, scope, previewId);
        const held = await lockItem(tx, previewId, item.id);
        if (held === undefined) return notCommitted(item, 'It is not in the preview any more.');
        if (held.outcome !== null) return committedBefore(held);
        // An answer or a corrected text arrived while the files were staged; the older document must not overwrite it.
        if (held.document !== item.document) return notCommitted(item, 'It was changed meanwhile: commit it again.');
        const settled = (result: CommitItem): CommitItem => {
          settleItem(tx, item.id, result);
          announcePreview(tx, scope, revisePreview(tx, preview), 'committed');
          return result;
        };
        const left = (match: { entry_id: string; recipe_id: string; revision: number } | undefined): CommitItem =>
          settled({
            ...told,
            outcome: 'skipped',
            ...(match && {
              library_entry_id: match.entry_id,
              recipe_id: match.recipe_id,
              revision: match.revision,
            }),
            ...NOTHING,
            warnings: [],
          });
        if (planned.kind === 'leave') return left(planned.match);
        if (isSkippedWhereSame && planned.kind === 'create') {
          const [same] = await findSame(tx, scope.libraryId, document);
          if (same !== undefined) return left(same);
        }
        const { head } = await planned.write(tx);
        await tx.flush();
        const holder = { kind: 'recipe', id: head.id } as const;
        for (const staged of files.staged) await attachAsset(tx, scope, holder, staged);
        record(tx, scope, { action: 'recipe.imported', target: { type: 'recipe', id: head.id } });
        return settled({
          ...told,
          outcome: OUTCOMES[planned.kind],
          library_entry_id: head.id,
          recipe_id: head.recipe_id,
          revision: head.revision,
          deferred_assets: deferred,
          dropped_assets: files.dropped.size,
          warnings: itemWarnings(held, files),
        });
      });
    });
  } catch (error) {
    if (error instanceof Problem && isAboutTheRecipe(error)) return notCommitted(item, error.message);
    throw error;
  }
};
