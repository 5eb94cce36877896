import { API_ROOT } from '../../../platform/http/send-response.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { getDiagnosticClass, presentDiagnostics } from '../diagnostics.ts';
import { diagnosticDefinitions } from '../formats/diagnostic-codes.ts';
import { toGroupId } from '../measurements/group-occurrences.ts';
import { toOccurrenceId } from '../measurements/occurrence.schemas.ts';
import type { StoredItem } from './item.store.ts';
import type { StoredPhoto } from './photo.store.ts';
import type { DuplicateAnalysis, ImportDiagnostic, ImportPreviewItem, PreviewId } from './preview.schemas.ts';
import type { StoredSource } from './source.store.ts';

/** A label for a source: the website, or the name of the file. */
const getSourceLabel = (source: Pick<StoredSource, 'name' | 'url'> | undefined): string => {
  if (source === undefined) return '';
  return source.url === '' ? source.name : new URL(source.url).host;
};

interface PresentItemContext {
  readonly preview: PreviewId;
  readonly source: StoredSource | undefined;
  readonly document: RecipeDocument | undefined;
  readonly photos: readonly StoredPhoto[];
  readonly analysis: DuplicateAnalysis;
}

/** One diagnostic for all measures that need an answer. */
const remarkOnMeasures = (item: StoredItem): ImportDiagnostic[] => {
  const open = item.occurrences.filter(({ answer }) => answer === undefined);
  if (open.length === 0) return [];
  const { action, ...meaning } = diagnosticDefinitions['unit-ambiguous'];
  const measured = { ...item, sourceLabel: '' };
  const targets = open.map((occurrence) => ({
    action,
    evidence: occurrence.sourceText,
    field: occurrence.field,
    object_id: occurrence.ingredientId,
    preserved: occurrence.line,
    resolution: {
      id: toOccurrenceId({ item: measured, occurrence }),
      kind: 'unit_alias',
      authored_form: occurrence.authoredForm,
      candidate_unit_ids: [...occurrence.candidates],
      resolution_key: toGroupId(occurrence),
      source_start: occurrence.start,
      source_end: occurrence.end,
    },
  }));
  return [{ code: 'unit-ambiguous', ...meaning, count: open.length, targets }];
};

const assetsOf = (
  item: StoredItem,
  { preview, photos: storedPhotos }: PresentItemContext,
): ImportPreviewItem['assets'] => {
  const states = new Map(storedPhotos.map(({ localId, blob }) => [localId, blob !== '']));
  const counts = { available: 0, deferred: 0, failed: 0, unavailable: 0 };
  for (const { place, localId } of item.photos) {
    const isThere = states.get(localId);
    if (isThere === true) counts.available += 1;
    else if (isThere === false) counts[place.kind === 'address' ? 'failed' : 'unavailable'] += 1;
    else counts[place.kind === 'address' ? 'deferred' : 'available'] += 1;
  }
  const missing = item.remarks.filter(({ code }) => code === 'photo-missing').length;
  counts.unavailable += missing;
  return {
    discovered: item.photos.length + missing,
    ...counts,
    ...(item.photos.length > 0 && {
      preview_url: `${API_ROOT}/recipes/import-previews/${preview}/items/${item.id}/photo`,
    }),
  };
};

const sourceOf = (item: StoredItem, { source, document }: PresentItemContext): ImportPreviewItem['source'] => {
  const filename = item.path.at(-1) ?? source?.name ?? '';
  const url = document?.source?.url || source?.url || '';
  const attribution = document?.source?.attribution || document?.source?.name || '';
  return {
    format_id: item.formatId,
    format_name: item.formatName,
    can_retain: source !== undefined && source.blob !== '',
    ...(attribution !== '' && { attribution }),
    ...(item.extractedText !== null && { extracted_text: item.extractedText }),
    ...(filename !== '' && { filename }),
    ...(url !== '' && { url }),
  };
};

export const canCommitItem = ({ remarks }: Pick<StoredItem, 'remarks'>): boolean =>
  !remarks.some(({ code }) => getDiagnosticClass(code) === 'blocking');

/** The JSON of an item. Inserts the shown recipe as it is stored. */
export const presentItem = (item: StoredItem, context: PresentItemContext): string => {
  const { analysis } = context;
  const rest: Omit<ImportPreviewItem, 'recipe'> = {
    id: item.id,
    already_here: analysis.matches.some(({ evidence }) => evidence !== 'similarity'),
    can_commit: canCommitItem(item),
    analysis,
    assets: assetsOf(item, context),
    diagnostics: [...presentDiagnostics(item.remarks), ...remarkOnMeasures(item)],
    source: sourceOf(item, context),
  };
  return `${JSON.stringify(rest).slice(0, -1)},"recipe":${item.shown}}`;
};

/** The part of an item that is needed to resolve its measures. */
export const toItemMeasures = (item: StoredItem, source: StoredSource | undefined) => ({
  id: item.id,
  title: item.title,
  sourceLabel: getSourceLabel(source),
  occurrences: item.occurrences,
});
