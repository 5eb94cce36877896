import type { Format, Found, ImportFile } from '../format.ts';
import { csvColumns, csvRecords } from '../shared/csv/csv-table.ts';
import { beginsAsPage } from '../shared/html/begins-as-page.ts';
import { labelled } from '../shared/words/with-label.ts';
import { KNOWN_FIELDS, fromPlanToEat } from './plan-to-eat-recipe.ts';
import { isLabelledText, recipesOfText } from './read-labelled-text.ts';

const NEEDED = ['title', 'ingredients', 'directions'];
const ITS_OWN = ['main ingredient', 'public url', 'url host'];

const isTable = (text: string): boolean => {
  const columns = csvColumns(text);
  return NEEDED.every((name) => columns.includes(name)) && ITS_OWN.some((name) => columns.includes(name));
};

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function* readFile(file: ImportFile): Generator<Found> {
  const text = file.text();
  if (!isTable(text)) {
    for (const at of recipesOfText(text)) yield fromPlanToEat(at, file.name);
    return;
  }
  const unknown = csvColumns(text).filter((name) => name !== '' && !KNOWN_FIELDS.has(name));
  for (const { at } of csvRecords(text)) {
    yield fromPlanToEat(
      at,
      file.name,
      unknown.map((name) => labelled(capitalized(name), at(name))),
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
    if (beginsAsPage(text)) return 'no';
    return isTable(text) || isLabelledText(text) ? 'sure' : 'no';
  },
  read: (source) => (source.kind === 'file' ? readFile(source) : []),
};
