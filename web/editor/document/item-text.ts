import type { Ingredient, Step } from '../../../src/domains/recipe-format/index.ts';

/** The user's correction of what a line means, with the text it applies to: it does not apply to any other text. */
export interface Correction {
  readonly text: string;
  readonly parts: Pick<Ingredient, 'name' | 'quantity' | 'preparation' | 'note' | 'optional'>;
}

/** The editable text of an ingredient: as written, or composed of its parts. */
export const toLineText = ({ text, quantity, name, preparation }: Ingredient): string => {
  if (text !== undefined && text !== '') return text;
  const line = [quantity?.text, name].filter((part) => part !== undefined && part !== '').join(' ');
  return preparation === undefined || preparation === '' ? line : `${line}, ${preparation}`;
};

/**
 * Replaces the text and drops what was parsed from the old text, since the service parses the new one. The id, which
 * steps refer to, and everything else stay.
 */
const rewriteIngredient = (origin: Ingredient | undefined, text: string): Ingredient => {
  if (origin === undefined) return { text };
  const {
    name: _name,
    quantity: _quantity,
    package_size: _size,
    preparation: _preparation,
    note: _note,
    temperature: _temperature,
    normalization: _normalization,
    scaled_text: _scaled,
    authored_quantity: _authored,
    ...rest
  } = origin;
  return { ...rest, text };
};

/** The correction replaces the parts that the form shows; a missing part is removed. */
const applyCorrection = (origin: Ingredient, { parts }: Correction): Ingredient => {
  const { name: _name, quantity: _quantity, preparation: _preparation, note: _note, optional: _, ...rest } = origin;
  return { ...rest, ...parts, normalization: { ...origin.normalization, method: 'authored', review: 'confirmed' } };
};

/** The ingredient for a row; undefined if the row is empty. */
export const toIngredient = (
  origin: Ingredient | undefined,
  line: string,
  correction: Correction | undefined,
): Ingredient | undefined => {
  const isAsBefore = origin !== undefined && toLineText(origin) === line;
  if (!isAsBefore && line.trim() === '') return undefined;
  const ingredient = isAsBefore ? origin : rewriteIngredient(origin, line.trim());
  return correction?.text === line ? applyCorrection(ingredient, correction) : ingredient;
};

const extractNumbers = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const withoutQuantities = ({ ingredient_uses: uses, ...rest }: Step): Step =>
  uses === undefined ? rest : { ...rest, ingredient_uses: uses?.map(({ quantity: _quantity, ...use }) => use) ?? null };

/**
 * Replaces the text of a step. Times, temperatures and amounts stay only while the text has the same numbers, since
 * they would contradict it otherwise. Ingredient references, images and everything else stay.
 */
const rewriteStep = (origin: Step, text: string): Step => {
  if (extractNumbers(origin.text ?? '') === extractNumbers(text)) return { ...origin, text };
  const { timing_ids: _timings, temperatures: _temperatures, ...rest } = withoutQuantities(origin);
  return { ...rest, text };
};

const setTitle = ({ title: _title, ...step }: Step, title: string): Step => (title === '' ? step : { ...step, title });

const setText = (step: Step, text: string): Step => {
  if (text !== '') return rewriteStep(step, text);
  const { text: _, ...rest } = step;
  return rest;
};

/** The step for a row; undefined if the row is empty. */
export const toStep = (origin: Step | undefined, title: string, text: string): Step | undefined => {
  const [wasTitle, wasText] = [origin?.title ?? '', origin?.text ?? ''];
  if (origin !== undefined && title === wasTitle && text === wasText) return origin;
  if (title.trim() === '' && text.trim() === '') return undefined;
  const titled = title === wasTitle ? (origin ?? {}) : setTitle(origin ?? {}, title.trim());
  return text === wasText ? titled : setText(titled, text.trim());
};
