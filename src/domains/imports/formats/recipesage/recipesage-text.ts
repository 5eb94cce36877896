import { splitLines } from '../../text/lines.ts';
import type { RecipeSageRecord } from './recipesage-record.ts';

const BEGINNING = /^\s*={2,10} Recipes ={2,10}\s*$/;

/** Whether a text is an export of RecipeSage: its first line says so. */
export const isRecipeSageText = (text: string): boolean => BEGINNING.test(text.slice(0, 200).split('\n', 1)[0] ?? '');

/**
 * The fields of a recipe in the order each version writes them. List items can look like fields, so a field only counts
 * if it comes after the current one in this order.
 */
const LAYOUTS = [
  (
    'id title description yield activetime totaltime source url notes ingredients instructions rating ' +
    'folder createdat updatedat userid labels images'
  ).split(' '),
  (
    'title description yield activetime totaltime source url folder ingredients instructions notes ' +
    'createdat updatedat rating labels images'
  ).split(' '),
] as const;

const FIELD = /^([A-Za-z]{2,12}):(?: (.*))?$/;

const fieldIn = (line: string): readonly [name: string, rest: string] | undefined => {
  const [, name, rest = ''] = FIELD.exec(line) ?? [];
  return name === undefined ? undefined : [name.toLowerCase(), rest];
};

/** What fields say that are a list. */
const listOf = (text: string, divider: RegExp): readonly string[] => text.split(divider).filter((one) => one !== '');

const recordOf = (fields: ReadonlyMap<string, readonly string[]>): RecipeSageRecord => {
  const record = Object.fromEntries([...fields].map(([name, lines]) => [name, lines.join('\n').trim()]));
  // Empty fields are written as the text of a null value.
  const said = Object.entries(record).filter(([, text]) => text !== 'null' && text !== 'undefined');
  return {
    ...Object.fromEntries(said),
    labels: listOf(record['labels'] ?? '', /\s{0,9},\s{0,9}/),
    images: listOf(record['images'] ?? '', /[\s,]{1,9}/),
  };
};

/** Parses the recipes of a text export. */
export function* parseRecipeSageText(text: string): Generator<RecipeSageRecord> {
  const lines = splitLines(text).slice(1);
  const first = lines.map(fieldIn).find((field) => field !== undefined)?.[0];
  const layout: readonly string[] = LAYOUTS.find(([name]) => name === first) ?? LAYOUTS[1];
  let fields = new Map<string, string[]>();
  let at = -1;
  for (const line of lines) {
    const [name, rest] = fieldIn(line) ?? [];
    const place = name === undefined ? -1 : layout.indexOf(name);
    const isNext = place === 0 && at >= layout.length - 2;
    if (isNext) {
      yield recordOf(fields);
      fields = new Map();
    }
    if (name !== undefined && rest !== undefined && (isNext || place > at)) {
      fields.set(name, [rest]);
      at = place;
    } else fields.get(layout[at] ?? '')?.push(line);
  }
  if (fields.size > 0) yield recordOf(fields);
}
