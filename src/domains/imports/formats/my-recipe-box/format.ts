import type { Format, Found, FoundRecipe, ImportFile } from '../format.ts';
import { csvColumns, csvRecords } from '../shared/csv/csv-table.ts';
import type { CsvRecord } from '../shared/csv/csv-table.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { beginsAsPage } from '../shared/html/begins-as-page.ts';
import { filledLines, splitLines } from '../shared/lines/split-lines.ts';
import { titled } from '../shared/members/title.ts';
import { ingredientList, instructionList } from '../shared/words/entries.ts';
import { isNutrientName, nutritionNode } from '../shared/words/nutrition.ts';
import type { NutrientName } from '../shared/words/nutrition.ts';
import { ratingNode } from '../shared/words/rating.ts';
import { sourceInWords } from '../shared/words/source-words.ts';
import { ingredientsOfText, stepsOfText } from '../shared/words/split-text.ts';
import { minutesOr } from '../shared/words/times.ts';
import { webAddress } from '../shared/words/web-address.ts';
import { labelled } from '../shared/words/with-label.ts';

const COLUMNS = ['title', 'preparation time', 'cooking time', 'ingredients', 'instructions'];

const isTable = (text: string): boolean => {
  if (beginsAsPage(text)) return false;
  const columns = csvColumns(text);
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
  readonly node: ReturnType<typeof nutritionNode>;
  /** Lines that are not known nutrients. */
  readonly others: string;
}

/** Parses lines such as `saturatedFat : 5 g`. */
const nutritionOf = (text: string): Nutrition => {
  const nutrients: Partial<Record<NutrientName, string>> = {};
  const others: string[] = [];
  let size = '';
  for (const one of filledLines(splitLines(text))) {
    const at = one.indexOf(':');
    const [name, value] = [one.slice(0, Math.max(0, at)).trim(), one.slice(at + 1).trim()];
    const property = name === 'calories' ? name : `${name}Content`;
    if (isNutrientName(property)) nutrients[property] = value;
    else if (name === 'servingSize') size = value;
    else others.push(one);
  }
  return { node: nutritionNode(nutrients, size), others: others.join('\n') };
};

const fromRecord = ({ at }: CsvRecord, fileName: string): FoundRecipe => {
  const [name, address, video] = [at('title'), at('source'), at('video')];
  const [url, nutrition] = [webAddress(address), nutritionOf(at('nutrition'))];
  const source = url === undefined ? sourceInWords(address) : undefined;
  const notes = joinProse([at('notes'), labelled('Nutrition', nutrition.others)]);
  return {
    kind: 'recipe',
    ...titled(name, fileName),
    node: {
      '@type': 'Recipe',
      name,
      description: at('description'),
      url,
      image: webAddress(at('original picture')),
      recipeYield: at('quantity'),
      prepTime: minutesOr(at('preparation time')),
      cookTime: minutesOr(at('cooking time')),
      totalTime: minutesOr(at('total time')),
      inactiveTime: minutesOr(at('inactive time')),
      recipeIngredient: ingredientList(ingredientsOfText(at('ingredients'))),
      recipeInstructions: instructionList(stepsOfText(at('instructions'))),
      recipeCategory: listOf(at('categories')),
      keywords: listOf(at('tags')),
      nutrition: nutrition.node,
      aggregateRating: ratingNode(Number(at('rating')) || undefined),
      favorite: at('favorite') === 'true' ? true : undefined,
      video: video || undefined,
    },
    also: { ...(source && { source }), ...(notes !== undefined && { notes }) },
  };
};

function* readFile(file: ImportFile): Generator<Found> {
  for (const record of csvRecords(file.text(), mended)) yield fromRecord(record, file.name);
}

/** My Recipe Box exports a CSV file with one row per recipe. */
export const format: Format = {
  id: 'my-recipe-box',
  name: 'My Recipe Box',
  detect: (source) => (source.kind === 'file' && isTable(source.text()) ? 'sure' : 'no'),
  read: (source) => (source.kind === 'file' ? readFile(source) : []),
};
