import { splitLines } from '../../text/lines.ts';
import type { FieldGetter } from './plan-to-eat-recipe.ts';

const BETWEEN = /^-{8,200}\s*$/;
const LABEL = /^([A-Z][A-Za-z]{2,12}(?: [A-Z][a-z]{2,12})?):(?:\s+(.*))?$/;

const LABELS: ReadonlySet<string> = new Set(
  (
    'title, description, serves, servings, yield, source, url, photo url, prep time, cook time, ' +
    'total time, course, cuisine, main ingredient, tags, rating, notes, ingredients, directions'
  ).split(', '),
);

/** Fields that are lists. Every line below belongs to them until the next list. */
const LISTS: ReadonlySet<string> = new Set(['ingredients', 'directions', 'notes']);

const labelIn = (text: string): readonly [name: string, rest: string] | undefined => {
  const [, label = '', rest = ''] = LABEL.exec(text) ?? [];
  const name = label.toLowerCase();
  return LABELS.has(name) ? [name, rest] : undefined;
};

/** Whether a label starts a field. Inside a list, `Notes: use the good butter` is a list item. */
const beginsField = (current: string | undefined, name: string, rest: string): boolean =>
  !LISTS.has(current ?? '') || (LISTS.has(name) && rest === '');

const fieldsOf = (lines: readonly string[]): FieldGetter => {
  const fields = new Map<string, string[]>();
  let current: string | undefined;
  for (const text of lines) {
    const [name, rest] = labelIn(text.trimEnd()) ?? [];
    if (name !== undefined && rest !== undefined && beginsField(current, name, rest)) {
      current = name;
      fields.set(name, [rest]);
    } else fields.get(current ?? '')?.push(text);
  }
  return (...names) => {
    for (const name of names) {
      const text = (fields.get(name) ?? []).join('\n').trim();
      if (text !== '') return name === 'title' ? text.replaceAll('"', '') : text;
    }
    return '';
  };
};

const MARKS = [/^Photo Url:/m, /^Main Ingredient:/m, /^Serves:/m, /^Course:/m, /^-{14}\s*$/m];

/** Whether a text is a labeled-text export from Plan to Eat. */
export const isPlanToEatText = (text: string): boolean =>
  /^\s{0,100}Title: ?\S/.test(text) &&
  /^Ingredients:\s*$/m.test(text) &&
  /^Directions:/m.test(text) &&
  MARKS.some((mark) => mark.test(text));

/** Parses the recipes of a labeled-text export. */
export function* parsePlanToEatText(text: string): Generator<FieldGetter> {
  let lines: string[] = [];
  for (const one of [...splitLines(text), '--------------']) {
    if (!BETWEEN.test(one)) lines.push(one);
    else {
      if (lines.some((filled) => filled.trim() !== '')) yield fieldsOf(lines);
      lines = [];
    }
  }
}
