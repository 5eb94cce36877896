import type { Format, ExtractedItem, ImportFile } from '../format.ts';
import { parseCsvColumns, parseCsvRecords } from '../../csv/csv-records.ts';
import { isHtmlDocument } from '../../markup/html/is-html-document.ts';
import { addLabel } from '../../text/to-label.ts';
import { MAPPED_FIELDS, fromPlanToEat } from './plan-to-eat-recipe.ts';
import { isPlanToEatText, parsePlanToEatText } from './plan-to-eat-text.ts';

const NEEDED = ['title', 'ingredients', 'directions'];
const ITS_OWN = ['main ingredient', 'public url', 'url host'];

const isTable = (text: string): boolean => {
  const columns = parseCsvColumns(text);
  return NEEDED.every((name) => columns.includes(name)) && ITS_OWN.some((name) => columns.includes(name));
};

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function* readFile(file: ImportFile): Generator<ExtractedItem> {
  const text = file.text();
  if (!isTable(text)) {
    for (const at of parsePlanToEatText(text)) yield fromPlanToEat(at, file.name);
    return;
  }
  const unknown = parseCsvColumns(text).filter((name) => name !== '' && !MAPPED_FIELDS.has(name));
  for (const { get } of parseCsvRecords(text)) {
    yield fromPlanToEat(
      get,
      file.name,
      unknown.map((name) => addLabel(capitalized(name), get(name))),
    );
  }
}

/** Plan to Eat exports a CSV file with one row per recipe. Older exports are labeled text. */
export const format: Format = {
  id: 'plan-to-eat',
  name: 'Plan to Eat',
  detect: (source) => {
    if (source.kind === 'archive') return 'no';
    const text = source.text();
    if (isHtmlDocument(text)) return 'no';
    return isTable(text) || isPlanToEatText(text) ? 'sure' : 'no';
  },
  read: (source) => (source.kind === 'file' ? readFile(source) : []),
};
