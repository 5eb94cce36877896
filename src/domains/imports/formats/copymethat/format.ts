import type { Format } from '../format.ts';
import { isHtmlExport, readHtmlExport } from '../../archives/html-export.ts';
import type { HtmlExportFormat } from '../../archives/html-export.ts';
import { fromCopyMeThat } from './copymethat-recipe.ts';

const BEGINNING = /<div\s[^<>]{0,200}?class\s{0,3}=\s{0,3}["']?recipe["'\s>]/gi;

/** Markup of its parts, rarest first. Any one of them could occur on an unrelated page. */
const MARKS = [
  /\bid\s{0,3}=\s{0,3}["']?(?:recipeIngredients|recipeInstructions)\b/,
  /\bid\s{0,3}=\s{0,3}["']?name["'\s>]/,
  /\bclass\s{0,3}=\s{0,3}["']?(?:recipeIngredient|instruction)["'\s>]/,
];

const copyMeThat: HtmlExportFormat = {
  matches: (text) =>
    (text.includes('copymethat_class_id_version') || MARKS.every((mark) => mark.test(text))) &&
    text.search(BEGINNING) !== -1,
  recipeStart: BEGINNING,
  read: fromCopyMeThat,
};

/** CopyMeThat exports a ZIP of `recipes.html`, in which the parts of each recipe have ids, and `images/`. */
export const format: Format = {
  id: 'copymethat',
  name: 'CopyMeThat',
  detect: async (source) => ((await isHtmlExport(source, copyMeThat)) ? 'sure' : 'no'),
  read: (source, context) => readHtmlExport(source, copyMeThat, context),
};
