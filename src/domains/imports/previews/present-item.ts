import { API_ROOT } from '../../../platform/http/send-answer.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { classOf, presentRemarks } from '../diagnostics.ts';
import { diagnosticMeanings } from '../formats/diagnostic-codes.ts';
import { groupIdOf } from '../measurements/group-occurrences.ts';
import { occurrenceId } from '../measurements/measured-item.ts';
import type { AnalysisBody, DiagnosticBody, ItemBody, PreviewId } from './preview.schemas.ts';
import type { StoredItem } from './item.store.ts';
import type { StoredPhoto } from './photo.store.ts';
import type { StoredSource } from './source.store.ts';
import { labelOf } from './source-label.ts';

export interface ItemContext {
  readonly preview: PreviewId;
  readonly source: StoredSource | undefined;
  readonly document: RecipeDocument | undefined;
  readonly photos: readonly StoredPhoto[];
  readonly analysis: AnalysisBody;
}

/** One diagnostic for all measures that need an answer. */
const remarkOnMeasures = (item: StoredItem): DiagnosticBody[] => {
  const open = item.occurrences.filter(({ answer }) => answer === undefined);
  if (open.length === 0) return [];
  const { action, ...meaning } = diagnosticMeanings['unit-ambiguous'];
  const measured = { ...item, sourceLabel: '' };
  const targets = open.map((occurrence) => ({
    action,
    evidence: occurrence.sourceText,
    field: occurrence.field,
    object_id: occurrence.ingredientId,
    preserved: occurrence.line,
    resolution: {
      id: occurrenceId({ item: measured, occurrence }),
      kind: 'unit_alias',
      authored_form: occurrence.authoredForm,
      candidate_unit_ids: [...occurrence.candidates],
      resolution_key: groupIdOf(occurrence),
      source_start: occurrence.start,
      source_end: occurrence.end,
    },
  }));
  return [{ code: 'unit-ambiguous', ...meaning, count: open.length, targets }];
};

const assetsOf = (item: StoredItem, { preview, photos: asked }: ItemContext): ItemBody['assets'] => {
  const states = new Map(asked.map(({ localId, blob }) => [localId, blob !== '']));
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

const sourceOf = (item: StoredItem, { source, document }: ItemContext): ItemBody['source'] => {
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

export const canCommit = ({ remarks }: Pick<StoredItem, 'remarks'>): boolean =>
  !remarks.some(({ code }) => classOf(code) === 'blocking');

/** The JSON of an item. Inserts the shown recipe as it is stored. */
export const presentItem = (item: StoredItem, context: ItemContext): string => {
  const { analysis } = context;
  const rest: Omit<ItemBody, 'recipe'> = {
    id: item.id,
    already_here: analysis.matches.some(({ evidence }) => evidence !== 'similarity'),
    can_commit: canCommit(item),
    analysis,
    assets: assetsOf(item, context),
    diagnostics: [...presentRemarks(item.remarks), ...remarkOnMeasures(item)],
    source: sourceOf(item, context),
  };
  return `${JSON.stringify(rest).slice(0, -1)},"recipe":${item.shown}}`;
};

/** The part of an item that is needed to resolve its measures. */
export const asMeasured = (item: StoredItem, source: StoredSource | undefined) => ({
  id: item.id,
  title: item.title,
  sourceLabel: labelOf(source),
  occurrences: item.occurrences,
});
