import type { Format, Found, ImportFile, ReadContext } from '../format.ts';
import { unreadableAt } from '../shared/members/read-member.ts';
import { isObject, listAt } from '../shared/words/json-values.ts';
import { isRecipeSageText, recordsOfText } from './read-text.ts';
import { isRecipeSageXml, recordsOfXml } from './read-xml-export.ts';
import { fromRecipeSage, isFromRecipeSage, isRecipeNode } from './recipesage-recipe.ts';
import { nodeOfRecord } from './recipesage-record.ts';

/** `{"recipes": […]}`, or just the list in older exports. */
const listIn = (json: unknown): readonly unknown[] => {
  if (Array.isArray(json)) return json;
  return isObject(json) && Array.isArray(json['recipes']) ? listAt(json, 'recipes') : [json];
};

function* readJson(file: ImportFile, json: unknown, context: ReadContext): Generator<Found> {
  const recipes = listIn(json);
  context.expect(recipes.length);
  const list = isObject(json) && Array.isArray(json['recipes']) ? '/recipes' : '';
  for (const [index, recipe] of recipes.entries()) {
    const pointer = recipe === json ? '' : `${list}/${index}`;
    if (isRecipeNode(recipe)) yield fromRecipeSage(recipe, pointer);
    else yield unreadableAt([], file.name, 'It is no recipe as RecipeSage writes it.');
  }
}

function* readFile(file: ImportFile, context: ReadContext): Generator<Found> {
  const json = file.json();
  if (json !== undefined) yield* readJson(file, json, context);
  else {
    const text = file.text();
    const records = isRecipeSageXml(text) ? recordsOfXml(text) : recordsOfText(text);
    for (const record of records) yield fromRecipeSage(nodeOfRecord(record));
  }
}

/** RecipeSage exports schema.org JSON. Older versions also exported the same recipes as text or XML. */
export const format: Format = {
  id: 'recipesage',
  name: 'RecipeSage',
  detect: (source) => {
    if (source.kind === 'archive') return 'no';
    const json = source.json();
    if (json !== undefined) {
      const [first] = listIn(json);
      const isItsList = isObject(json) && Array.isArray(json['recipes']) && isRecipeNode(first);
      return isItsList || isFromRecipeSage(first) ? 'sure' : 'no';
    }
    const text = source.text();
    return isRecipeSageText(text) || isRecipeSageXml(text) ? 'sure' : 'no';
  },
  read: (source, context) => (source.kind === 'file' ? readFile(source, context) : []),
};
