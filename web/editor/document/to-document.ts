import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { parseDuration, formatDurationText } from './duration-text.ts';
import { isPicture, getPictureKey } from './form.ts';
import type { Asset, Form, Picture } from './form.ts';
import { toIngredientParts, toStepParts } from './row-parts.ts';
import { ingredientShape, groupSections, stepShape } from './parts.ts';
import { patch, updateText } from './json.ts';
import { removeDanglingReferences } from './references.ts';

/** An uploaded file, as the document refers to it. */
export interface UploadedFile {
  readonly id: string;
  readonly media_type: string;
}

type UploadedFiles = ReadonlyMap<string, UploadedFile>;

/** An empty list that was empty before keeps its representation: null, `[]` or absent. */
const preserveEmptyList = <T>(list: T[], before: T[] | null | undefined): T[] | null | undefined =>
  list.length === 0 && (before ?? []).length === 0 ? before : list;

const updateDuration = (origin: string | undefined, text: string): string | undefined =>
  text === formatDurationText(origin) ? origin : parseDuration(text);

const updateTimes = ({ times = {} }: RecipeDocument, { active, total }: Form): RecipeDocument['times'] =>
  patch(times, { active: updateDuration(times.active, active), total: updateDuration(times.total, total) });

const updateSource = ({ source = {} }: RecipeDocument, { sourceName, sourceUrl }: Form): RecipeDocument['source'] =>
  patch(source, { name: updateText(source.name, sourceName), url: updateText(source.url, sourceUrl) });

/** An empty object is omitted, unless it was there before. */
const omitEmpty = <T extends object>(part: T | undefined, before: T | undefined): T | undefined =>
  before === undefined && part !== undefined && Object.keys(part).length === 0 ? undefined : part;

/** Replaces the text of the first yield and drops the quantity parsed from the old text; other yields stay. */
const updateYields = ({ yields }: RecipeDocument, { yields: text }: Form): RecipeDocument['yields'] => {
  const [first, ...others] = yields ?? [];
  if (text === (first?.text ?? '')) return yields;
  const { quantity: _, scaled_text: _scaled, authored_quantity: _authored, ...rest } = first ?? {};
  return preserveEmptyList(text.trim() === '' ? others : [{ ...rest, text: text.trim() }, ...others], yields);
};

/** An author who is still listed keeps everything known about them. */
const updateAuthors = ({ authors }: RecipeDocument, { authors: text }: Form): RecipeDocument['authors'] => {
  const before = [...(authors ?? [])];
  if (text === before.map(({ name }) => name).join('\n')) return authors;
  const names = text.split('\n').filter((name) => name.trim() !== '');
  return names.map((name) => {
    const at = before.findIndex((author) => author.name.trim() === name.trim());
    return at === -1 ? { kind: 'person' as const, name: name.trim() } : (before.splice(at, 1)[0] ?? { name });
  });
};

const toAssets = ({ key, alt }: Picture, origin: Asset | undefined, uploaded: UploadedFiles): Asset[] => {
  if (origin !== undefined) return [patch(origin, { alt: updateText(origin.alt, alt) })];
  const file = uploaded.get(key);
  if (file === undefined) return [];
  return [
    patch<Asset>(
      { asset_id: file.id, role: 'image', media_type: file.media_type },
      { alt: updateText('', alt) || undefined },
    ),
  ];
};

/** Images in their new order at the positions where images were; other files keep their positions. */
const updateAssets = (
  { assets }: RecipeDocument,
  { pictures }: Form,
  uploaded: UploadedFiles,
): RecipeDocument['assets'] => {
  const origins = new Map((assets ?? []).map((asset, place) => [getPictureKey(asset, place), asset]));
  const shown = pictures.flatMap((picture) => toAssets(picture, origins.get(picture.key), uploaded));
  const placed = (assets ?? []).flatMap((asset) => (isPicture(asset) ? shown.splice(0, 1) : [asset]));
  return preserveEmptyList([...placed, ...shown], assets);
};

/**
 * Writes the form back into the document. Nothing that the form does not show is touched, and an unedited form returns
 * an equal document.
 */
export const toDocument = (form: Form, ground: RecipeDocument, uploaded: UploadedFiles = new Map()): RecipeDocument =>
  removeDanglingReferences(
    patch(ground, {
      title: updateText(ground.title, form.title) ?? '',
      description: updateText(ground.description, form.description),
      language: updateText(ground.language, form.language),
      notes: updateText(ground.notes, form.notes),
      yields: updateYields(ground, form),
      times: omitEmpty(updateTimes(ground, form), ground.times),
      source: omitEmpty(updateSource(ground, form), ground.source),
      authors: updateAuthors(ground, form),
      ingredient_sections: preserveEmptyList(
        groupSections(toIngredientParts(form.ingredients, ground), ingredientShape),
        ground.ingredient_sections,
      ),
      instruction_sections: preserveEmptyList(
        groupSections(toStepParts(form.steps, ground), stepShape),
        ground.instruction_sections,
      ),
      assets: updateAssets(ground, form, uploaded),
    }),
  );
