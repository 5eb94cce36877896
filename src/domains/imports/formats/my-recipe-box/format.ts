import type { Format, ExtractedItem, ExtractedRecipe, ImportFile } from '../format.ts';
import { parseCsvColumns, parseCsvRecords } from '../../csv/csv-records.ts';
import type { CsvRecord } from '../../csv/csv-records.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { isHtmlDocument } from '../../markup/html/is-html-document.ts';
import { removeEmptyLines, splitLines } from '../../text/lines.ts';
import { createTitleFallback } from '../../archives/title-fallback.ts';
import { entriesToIngredients, entriesToInstructions } from '../../sections/list-entries.ts';
import { isNutrientName, createNutritionNode } from '../../values/nutrition.ts';
import type { NutrientName } from '../../values/nutrition.ts';
import { createRatingNode } from '../../values/rating.ts';
import { parseSource } from '../../values/parse-source.ts';
import { parseIngredientText, parseStepText } from '../../sections/parse-list-text.ts';
import { minutesToDurationOrText } from '../../values/minutes-to-duration.ts';
import { parseUrl } from '../../values/parse-url.ts';
import { addLabel } from '../../text/to-label.ts';

const COLUMNS = ['title', 'preparation time', 'cooking time', 'ingredients', 'instructions'];

const isTable = (text: string): boolean => {
  if (isHtmlDocument(text)) return false;
  const columns = parseCsvColumns(text);
  return COLUMNS.every((name) => columns.includes(name));
};

/**
 * The program does not quote multiple categories, so a row can have more fields than the header. The extra fields are
 * categories.
 */
const mended = (fields: readonly string[], columns: readonly string[]): readonly string[] => {
  const named = columns.findLastIndex((name) => name !== '') + 1;
  const used = fields.findLastIndex((field) => field.trim() !== '') + 1;
  const [more, at] = [used - named, columns.indexOf('categories')];
  if (more <= 0 || at === -1) return fields;
  const categories = fields.slice(at, at + more + 1).filter((field) => field.trim() !== '');
  return [...fields.slice(0, at), categories.join(';'), ...fields.slice(at + more + 1)];
};

const listOf = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

interface Nutrition {
  readonly node: ReturnType<typeof createNutritionNode>;
  /** Lines that are not known nutrients. */
  readonly others: string;
}

/** Parses lines such as `saturatedFat : 5 g`. */
const nutritionOf = (text: string): Nutrition => {
  const nutrients: Partial<Record<NutrientName, string>> = {};
  const others: string[] = [];
  let size = '';
  for (const one of removeEmptyLines(splitLines(text))) {
    const at = one.indexOf(':');
    const [name, value] = [one.slice(0, Math.max(0, at)).trim(), one.slice(at + 1).trim()];
    const property = name === 'calories' ? name : `${name}Content`;
    if (isNutrientName(property)) nutrients[property] = value;
    else if (name === 'servingSize') size = value;
    else others.push(one);
  }
  return { node: createNutritionNode(nutrients, size), others: others.join('\n') };
};

const fromRecord = ({ get }: CsvRecord, fileName: string): ExtractedRecipe => {
  const [name, address, video] = [get('title'), get('source'), get('video')];
  const [url, nutrition] = [parseUrl(address), nutritionOf(get('nutrition'))];
  const source = url === undefined ? parseSource(address) : undefined;
  const notes = joinNotes([get('notes'), addLabel('Nutrition', nutrition.others)]);
  return {
    kind: 'recipe',
    ...createTitleFallback(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      description: get('description'),
      url,
      image: parseUrl(get('original picture')),
      recipeYield: get('quantity'),
      prepTime: minutesToDurationOrText(get('preparation time')),
      cookTime: minutesToDurationOrText(get('cooking time')),
      totalTime: minutesToDurationOrText(get('total time')),
      inactiveTime: minutesToDurationOrText(get('inactive time')),
      recipeIngredient: entriesToIngredients(parseIngredientText(get('ingredients'))),
      recipeInstructions: entriesToInstructions(parseStepText(get('instructions'))),
      recipeCategory: listOf(get('categories')),
      keywords: listOf(get('tags')),
      nutrition: nutrition.node,
      aggregateRating: createRatingNode(Number(get('rating')) || undefined),
      favorite: get('favorite') === 'true' ? true : undefined,
      video: video || undefined,
    },
    overrides: { ...(source && { source }), ...(notes !== undefined && { notes }) },
  };
};

function* readFile(file: ImportFile): Generator<ExtractedItem> {
  for (const record of parseCsvRecords(file.text(), mended)) yield fromRecord(record, file.name);
}

/** My Recipe Box exports a CSV file with one row per recipe. */
export const format: Format = {
  id: 'my-recipe-box',
  name: 'My Recipe Box',
  detect: (source) => (source.kind === 'file' && isTable(source.text()) ? 'sure' : 'no'),
  read: (source) => (source.kind === 'file' ? readFile(source) : []),
};
