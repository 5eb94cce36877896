import { record } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { attachAsset } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { createRecipe, findSame, importRevision } from '../../recipes/index.ts';
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

/** What an item came to before, told to whoever commits it again. */
export const committedBefore = (item: WholeItem): CommitItem => ({
  // The edge at which what a commit has written is read again.
  ...(JSON.parse(item.outcome ?? '{}') as CommitItem),
  outcome: 'skipped',
  warnings: ['It was committed before.'],
});

const NOTHING = { deferred_assets: 0, dropped_assets: 0 };

/** An item of which nothing came; it stays in the preview. */
export const notCommitted = ({ id, title }: WholeItem, warning: string): CommitItem => ({
  item_id: id,
  outcome: 'skipped',
  title,
  ...NOTHING,
  warnings: [warning],
});

interface Committing {
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly previewId: PreviewId;
  /** Throws where the work is to end. */
  readonly hold?: (tx: Tx) => Promise<void>;
}

type Written = Pick<CommitItem, 'outcome' | 'library_entry_id' | 'recipe_id' | 'revision'>;

/** Without its portable id where another entry has that: both would be taken for the same recipe wherever they go. */
const withOwnId = async (tx: Tx, scope: LibraryScope, recipe: RecipeDocument): Promise<RecipeDocument> => {
  if (recipe.id === undefined) return recipe;
  const same = await findSame(tx, scope.libraryId, recipe);
  if (!same.some(({ evidence }) => evidence === 'portable-id')) return recipe;
  const { id: _, ...rest } = recipe;
  return rest;
};

const write = async (
  tx: Tx,
  scope: LibraryScope,
  deed: Extract<Deed, { kind: 'create' | 'replace' }>,
  recipe: RecipeDocument,
): Promise<Written & { readonly library_entry_id: EntryId }> => {
  if (deed.kind === 'create') {
    const { head } = await createRecipe(tx, scope, await withOwnId(tx, scope, recipe), 'import');
    return { outcome: 'created', library_entry_id: head.id, recipe_id: head.recipe_id, revision: head.revision };
  }
  const { head } = await importRevision(tx, scope, deed.entry, recipe);
  return { outcome: 'replaced', library_entry_id: head.id, recipe_id: head.recipe_id, revision: head.revision };
};

/**
 * Commits one item: the recipe, its files, what is told of it and the place it leaves in the preview, all by one
 * transaction. Whoever committed it meanwhile was first, and so was whoever brought the same recipe in.
 */
export const commitItem = async (
  { database, scope, previewId, hold }: Committing,
  { item, document }: { readonly item: WholeItem; readonly document: RecipeDocument },
  deed: Exclude<Deed, { kind: 'wait' }>,
  { files, isSkippedWhereSame }: { readonly files: TakenFiles; readonly isSkippedWhereSame: boolean },
): Promise<CommitItem> => {
  const { recipe, deferred } = withFiles(document, files);
  const told = { item_id: item.id, title: item.title, import_event_id: scope.requestId };
  try {
    return await database.transaction(async (tx) => {
      await hold?.(tx);
      const preview = await holdPreview(tx, scope, previewId);
      const held = await lockItem(tx, previewId, item.id);
      if (held === undefined) return notCommitted(item, 'It is not in the preview any more.');
      if (held.outcome !== null) return committedBefore(held);
      // An answer or a mended text came while its files were brought in: what was read before must not undo that.
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
      if (deed.kind === 'leave') return left(deed.match);
      if (isSkippedWhereSame && deed.kind === 'create') {
        const [same] = await findSame(tx, scope.libraryId, document);
        if (same !== undefined) return left(same);
      }
      const written = await write(tx, scope, deed, recipe);
      await tx.flush();
      const holder = { kind: 'recipe', id: written.library_entry_id } as const;
      for (const staged of files.staged) await attachAsset(tx, scope, holder, staged);
      record(tx, scope, { action: 'recipe.imported', target: { type: 'recipe', id: written.library_entry_id } });
      return settled({
        ...told,
        ...written,
        deferred_assets: deferred,
        dropped_assets: files.dropped.size,
        warnings: itemWarnings(held, files),
      });
    });
  } catch (error) {
    // The recipe itself is refused: it would be made by itself, or what it should replace is gone.
    if (error instanceof Problem && error.status < 500 && error.code !== 'forbidden')
      return notCommitted(item, error.message);
    throw error;
  }
};
