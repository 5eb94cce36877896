import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { JsonBytes } from '../../../platform/http/api-response.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { loadConventions } from '../../libraries/index.ts';
import { registryVersion } from '../../units/index.ts';
import { NO_DUPLICATES, analyzeDuplicates } from '../duplicates/analyze-duplicates.ts';
import type { ItemMeasures } from '../measurements/occurrence.schemas.ts';
import { presentMeasurements } from '../measurements/present-measurements.ts';
import { ConventionVote } from '../measurements/convention-vote.ts';
import { iterateRemainingItems, toStoredItem } from './item.store.ts';
import type { NewItem, StoredItemWithDocument } from './item.store.ts';
import { parseStoredDocument } from './parse-stored-document.ts';
import { listStoredPhotos } from './photo.store.ts';
import { toItemMeasures, presentItem } from './present-item.ts';
import type { StoredPreview } from './preview.store.ts';
import { listSources } from './source.store.ts';
import type { UnpublishedPreview } from './stage-preview.ts';

interface PresentPreviewOptions {
  /** The items after a plan. */
  readonly asIf?: ReadonlyMap<string, ItemMeasures>;
  /** What is not stored yet. */
  readonly unpublished?: Pick<UnpublishedPreview, 'held' | 'sources'>;
}

/** Items that are not stored, in the same form as stored ones. */
async function* iterateHeldItems(held: readonly NewItem[]): AsyncGenerator<readonly StoredItemWithDocument[]> {
  yield held.map(toStoredItem);
}

/**
 * The JSON of a preview. Writes the items one by one and yields to the event loop, because there may be ten thousand of
 * them.
 */
export const presentPreview = async (
  db: Db,
  scope: LibraryScope,
  preview: StoredPreview,
  { asIf = new Map(), unpublished }: PresentPreviewOptions = {},
): Promise<JsonBytes> => {
  const listed = unpublished?.sources ?? (await listSources(db, preview.id));
  const sources = new Map(listed.map((source) => [source.position, source]));
  const held = unpublished?.held;
  const pieces: Buffer[] = [];
  const measured: ItemMeasures[] = [];
  const vote = new ConventionVote();
  for await (const items of held === undefined ? iterateRemainingItems(db, preview.id) : iterateHeldItems(held)) {
    const documents = items.map(({ document }) => parseStoredDocument(document));
    const probes = items.flatMap(({ id }, index) => {
      const document = documents[index];
      return document === undefined ? [] : [{ key: id, document }];
    });
    const analyses = await analyzeDuplicates(db, scope.libraryId, probes);
    const ids = held === undefined ? items.map(({ id }) => id) : [];
    const photos = await listStoredPhotos(db, ids);
    for (const [index, item] of items.entries()) {
      const source = sources.get(item.source);
      const shown = { ...item, occurrences: asIf.get(item.id)?.occurrences ?? item.occurrences };
      const text = presentItem(shown, {
        preview: preview.id,
        source,
        document: documents[index],
        photos: photos.get(item.id) ?? [],
        analysis: analyses.get(item.id) ?? NO_DUPLICATES,
      });
      pieces.push(Buffer.from(pieces.length === 0 ? text : `,${text}`));
      if (shown.occurrences.length > 0) measured.push(toItemMeasures(shown, source));
      if (shown.occurrences.some(({ answer }) => answer === undefined)) vote.add(documents[index], source?.url);
    }
    await yieldToEventLoop();
  }
  // Asked once: as soon as the library has an answer, it is not asked again.
  const isAsked = vote.hasItems && (await loadConventions(db, scope)).assumed === null;
  const rest = JSON.stringify({
    id: preview.id,
    expires_at: preview.expires_at,
    preview_revision: preview.revision,
    ...(await presentMeasurements(measured, isAsked ? { suggested: vote.winner } : undefined)),
    unit_registry_version: registryVersion,
  });
  return new JsonBytes(Buffer.concat([Buffer.from(`${rest.slice(0, -1)},"items":[`), ...pieces, Buffer.from(']}')]));
};
