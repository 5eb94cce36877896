import type { Format, ImportFile } from '../format.ts';
import { splitLines } from '../../text/lines.ts';
import { decodeDosText } from './decode-dos-text.ts';
import { readMealMaster } from './read-mealmaster.ts';
import { isMealMasterHeader, splitMealMaster } from './split-mealmaster.ts';

/** In mails, recipes can be far below the headers. */
const LOOKED_AT = 100_000;
/** The spellings found in headers. */
const PROGRAM = /Meal-?\s?Master/i;
/** The three fields at the top of every recipe. */
const FIELDS = /^ {0,8}Title: [^\n]{1,200}\r?\n {0,8}Categories: [^\n]{0,200}\r?\n {0,8}(?:Yield|Servings): /m;

const textOf = (file: ImportFile): string => decodeDosText(file.bytes, file.text());

export const format: Format = {
  id: 'mealmaster',
  name: 'MealMaster',

  detect: (source) => {
    if (source.kind !== 'file') return 'no';
    const head = source.text().slice(0, LOOKED_AT);
    // A cheap check first: only few texts have to be split into lines.
    const isNamed = PROGRAM.test(head);
    if (!isNamed && !head.includes('Categories: ')) return 'no';
    if (!/Title\s{0,3}:/i.test(head)) return 'no';
    if (isNamed && splitLines(head).some(isMealMasterHeader)) return 'sure';
    return FIELDS.test(head) ? 'likely' : 'no';
  },

  *read(source, context) {
    if (source.kind !== 'file') return;
    const recipes = splitMealMaster(textOf(source));
    context.reportTotal(recipes.length);
    for (const lines of recipes) yield readMealMaster(lines);
  },
};
