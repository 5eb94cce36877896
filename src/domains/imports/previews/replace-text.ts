import type { Database } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Imports } from '../imports.ts';
import type { ReadItem } from '../reading/read-item.schemas.ts';
import { readUpload } from '../reading/read-upload.ts';
import { parseStaged } from './parse-staged.ts';
import { announcePreview } from './announce-preview.ts';
import { lockItem, replaceItem } from './item.store.ts';
import type { WholeItem } from './item.store.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import type { StoredPreview } from './preview.store.ts';
import { problemOfRefusals } from './refusal-answers.ts';
import { holdPreview, revisePreview, takeItem, takePreview } from './take-preview.ts';

/** The format for text that users type. */
const TEXT_FORMAT = 'plain-text';

/** Only items read from a document have a text that can be corrected. */
const refuseOthers = ({ extractedText }: WholeItem): void => {
  if (extractedText === null) {
    throw new Problem('import-item-not-found', {
      detail: 'The item was not read from a document, so there is no text of it to mend.',
    });
  }
};

/** An item is a single recipe. Leaves out further recipes found in the text, and adds a remark for each. */
const withoutOthers = (first: ReadItem, others: readonly ReadItem[]): ReadItem => ({
  ...first,
  remarks: [...first.remarks, ...others.map(({ title }) => ({ code: 'part-left-out', evidence: title }) as const)],
});

const readText = async (imports: Imports, libraryId: LibraryId, text: string, title: string): Promise<ReadItem> => {
  const read: ReadItem[] = [];
  const refusal = await readUpload(
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
  throw problemOfRefusals([{ place: 'body.text', name: '', refusal: refusal ?? { kind: 'unknown' } }]);
};

/** Keeps the pictures and the source of the previous document, which the text does not contain. */
const withPlaces = (read: ReadItem, { document }: WholeItem): ReadItem => {
  const [before, after] = [parseStaged(document), parseStaged(read.document ?? null)];
  if (before === undefined || after === undefined) return read;
  const { assets, source } = before;
  return { ...read, document: JSON.stringify({ ...after, ...(source && { source }), ...(assets && { assets }) }) };
};

/** Reads an item again from its corrected text. Keeps its pictures and its source. */
export const replaceText = async (
  imports: Imports,
  database: Database,
  scope: LibraryScope,
  { preview_id, item_id }: { readonly preview_id: PreviewId; readonly item_id: ItemId },
  text: string,
): Promise<StoredPreview> => {
  const before = await takePreview(database.db, scope, preview_id);
  const item = await takeItem(database.db, before, item_id);
  refuseOthers(item);
  const read = await readText(imports, scope.libraryId, text, item.title);
  return database.transaction(async (tx) => {
    const preview = await holdPreview(tx, scope, preview_id);
    const held = await lockItem(tx, preview.id, item_id);
    if (held === undefined || held.outcome !== null) throw new Problem('import-item-not-found');
    const { formatId, formatName, photos, path } = held;
    const mended = withPlaces(read, held);
    replaceItem(tx, held.id, { ...mended, formatId, formatName, photos, path, extractedText: text });
    const revised = revisePreview(tx, preview);
    announcePreview(tx, scope, revised, 'updated');
    return revised;
  });
};
