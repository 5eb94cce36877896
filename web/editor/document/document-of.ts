import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { durationOf, durationText } from './duration-text.ts';
import { isPicture, pictureKey } from './form.ts';
import type { Asset, Form, Picture } from './form.ts';
import { ingredientPartsFrom, stepPartsFrom } from './list-of.ts';
import { ingredientShape, sectionsOf, stepShape } from './parts.ts';
import { patched, typed } from './patched.ts';
import { withoutDangling } from './references.ts';

/** A file that was sent, as the document names it. */
export interface SentFile {
  readonly id: string;
  readonly media_type: string;
}

type Sent = ReadonlyMap<string, SentFile>;

/** A list that is empty now and said nothing before goes on saying that in its own way: null, `[]`, not at all. */
const listOr = <T>(list: T[], before: T[] | null | undefined): T[] | null | undefined =>
  list.length === 0 && (before ?? []).length === 0 ? before : list;

const durationFrom = (origin: string | undefined, text: string): string | undefined =>
  text === durationText(origin) ? origin : durationOf(text);

const timesFrom = ({ times = {} }: RecipeDocument, { active, total }: Form): RecipeDocument['times'] =>
  patched(times, { active: durationFrom(times.active, active), total: durationFrom(times.total, total) });

const sourceFrom = ({ source = {} }: RecipeDocument, { sourceName, sourceUrl }: Form): RecipeDocument['source'] =>
  patched(source, { name: typed(source.name, sourceName), url: typed(source.url, sourceUrl) });

/** A part that has nothing in it is not written, unless it stood there so. */
const partOr = <T extends object>(part: T | undefined, before: T | undefined): T | undefined =>
  before === undefined && part !== undefined && Object.keys(part).length === 0 ? undefined : part;

/** The text of the first; the quantity that it meant goes with it, and the other yields stay. */
const yieldsFrom = ({ yields }: RecipeDocument, { yields: text }: Form): RecipeDocument['yields'] => {
  const [first, ...others] = yields ?? [];
  if (text === (first?.text ?? '')) return yields;
  const { quantity: _, scaled_text: _scaled, authored_quantity: _authored, ...rest } = first ?? {};
  return listOr(text.trim() === '' ? others : [{ ...rest, text: text.trim() }, ...others], yields);
};

/** An author who is still named keeps all that is known of them. */
const authorsFrom = ({ authors }: RecipeDocument, { authors: text }: Form): RecipeDocument['authors'] => {
  const before = [...(authors ?? [])];
  if (text === before.map(({ name }) => name).join('\n')) return authors;
  const names = text.split('\n').filter((name) => name.trim() !== '');
  return names.map((name) => {
    const at = before.findIndex((author) => author.name.trim() === name.trim());
    return at === -1 ? { kind: 'person' as const, name: name.trim() } : (before.splice(at, 1)[0] ?? { name });
  });
};

const pictureFrom = ({ key, alt }: Picture, origin: Asset | undefined, sent: Sent): Asset[] => {
  if (origin !== undefined) return [patched(origin, { alt: typed(origin.alt, alt) })];
  const file = sent.get(key);
  if (file === undefined) return [];
  return [
    patched<Asset>(
      { asset_id: file.id, role: 'image', media_type: file.media_type },
      { alt: typed('', alt) || undefined },
    ),
  ];
};

/** Pictures in their new order, where pictures stood; other files keep their places. */
const assetsFrom = ({ assets }: RecipeDocument, { pictures }: Form, sent: Sent): RecipeDocument['assets'] => {
  const origins = new Map((assets ?? []).map((asset, place) => [pictureKey(asset, place), asset]));
  const shown = pictures.flatMap((picture) => pictureFrom(picture, origins.get(picture.key), sent));
  const placed = (assets ?? []).flatMap((asset) => (isPicture(asset) ? shown.splice(0, 1) : [asset]));
  return listOr([...placed, ...shown], assets);
};

/**
 * The document with what the form says put back into it. Nothing that the form does not show is touched, and a form
 * that was not edited gives the same document.
 */
export const documentOf = (form: Form, ground: RecipeDocument, sent: Sent = new Map()): RecipeDocument =>
  withoutDangling(
    patched(ground, {
      title: typed(ground.title, form.title) ?? '',
      description: typed(ground.description, form.description),
      language: typed(ground.language, form.language),
      notes: typed(ground.notes, form.notes),
      yields: yieldsFrom(ground, form),
      times: partOr(timesFrom(ground, form), ground.times),
      source: partOr(sourceFrom(ground, form), ground.source),
      authors: authorsFrom(ground, form),
      ingredient_sections: listOr(
        sectionsOf(ingredientPartsFrom(form.ingredients, ground), ingredientShape),
        ground.ingredient_sections,
      ),
      instruction_sections: listOr(
        sectionsOf(stepPartsFrom(form.steps, ground), stepShape),
        ground.instruction_sections,
      ),
      assets: assetsFrom(ground, form, sent),
    }),
  );
