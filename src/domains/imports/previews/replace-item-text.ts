import type { Database } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ImportServices } from '../import-services.ts';
import type { PreparedItem } from '../extraction/prepared-item.schemas.ts';
import { extractOnThread } from '../threads/extract-on-thread.ts';
import { parseStoredDocument } from './parse-stored-document.ts';
import { emitPreviewEvent } from './emit-preview-event.ts';
import { lockItem, replaceItem } from './item.store.ts';
import type { StoredItemWithDocument } from './item.store.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import type { StoredPreview } from './preview.store.ts';
import { createExtractionProblem } from './extraction-problem.ts';
import { lockPreviewOrThrow, incrementPreviewRevision, getUncommittedItem, getPreview } from './get-preview.ts';

/** The format for text that users type. */
const TEXT_FORMAT = 'plain-text';

/** Only items read from a document have a text that can be corrected. */
const refuseOthers = ({ extractedText }: StoredItemWithDocument): void => {
  if (extractedText === null) {
    throw new Problem('import-item-not-found', {
      detail: 'The item was not read from a document, so it has no text to correct.',
    });
  }
};

/** An item is a single recipe. Leaves out further recipes found in the text, and adds a remark for each. */
const withoutOthers = (first: PreparedItem, others: readonly PreparedItem[]): PreparedItem => ({
  ...first,
  remarks: [...first.remarks, ...others.map(({ title }) => ({ code: 'part-left-out', evidence: title }) as const)],
});

const readText = async (
  imports: ImportServices,
  libraryId: LibraryId,
  text: string,
  title: string,
): Promise<PreparedItem> => {
  const read: PreparedItem[] = [];
  const refusal = await extractOnThread(
    imports.threads,
    { name: title, content: { bytes: Buffer.from(text) } },
    { libraryId, limits: imports.limits, formatId: TEXT_FORMAT },
    {
      onItems: async (items) => {
        read.push(...items);
      },
    },
  );
  const [first, ...others] = read;
  if (first !== undefined) return withoutOthers(first, others);
  throw createExtractionProblem([{ location: 'body.text', name: '', failure: refusal ?? { kind: 'unknown' } }]);
};

/** Keeps the pictures and the source of the previous document, which the text does not contain. */
const withPlaces = (read: PreparedItem, { document }: StoredItemWithDocument): PreparedItem => {
  const [before, after] = [parseStoredDocument(document), parseStoredDocument(read.document ?? null)];
  if (before === undefined || after === undefined) return read;
  const { assets, source } = before;
  return { ...read, document: JSON.stringify({ ...after, ...(source && { source }), ...(assets && { assets }) }) };
};

/** Reads an item again from its corrected text. Keeps its pictures and its source. */
export const replaceItemText = async (
  imports: ImportServices,
  database: Database,
  scope: LibraryScope,
  { preview_id, item_id }: { readonly preview_id: PreviewId; readonly item_id: ItemId },
  text: string,
): Promise<StoredPreview> => {
  const before = await getPreview(database.db, scope, preview_id);
  const item = await getUncommittedItem(database.db, before, item_id);
  refuseOthers(item);
  const read = await readText(imports, scope.libraryId, text, item.title);
  return database.transaction(async (tx) => {
    const preview = await lockPreviewOrThrow(tx, scope, preview_id);
    const held = await lockItem(tx, preview.id, item_id);
    if (held === undefined || held.outcome !== null) throw new Problem('import-item-not-found');
    const { formatId, formatName, photos, path } = held;
    const mended = withPlaces(read, held);
    replaceItem(tx, held.id, { ...mended, formatId, formatName, photos, path, extractedText: text });
    const revised = incrementPreviewRevision(tx, preview);
    emitPreviewEvent(tx, scope, revised, 'updated');
    return revised;
  });
};
