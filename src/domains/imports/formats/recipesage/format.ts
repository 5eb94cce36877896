import type { Format, ExtractedItem, ImportFile, ReadContext } from '../format.ts';
import { createUnreadableItem } from '../../archives/read-member.ts';
import { isJsonObject, getListField } from '../../values/json-fields.ts';
import { isRecipeSageText, parseRecipeSageText } from './recipesage-text.ts';
import { isRecipeSageXml, parseRecipeSageXml } from './recipesage-xml.ts';
import { fromRecipeSage, isRecipeSageRecipe, isRecipeNode } from './recipesage-recipe.ts';
import { recordToNode } from './recipesage-record.ts';

/** `{"recipes": […]}`, or just the list in older exports. */
const listIn = (json: unknown): readonly unknown[] => {
  if (Array.isArray(json)) return json;
  return isJsonObject(json) && Array.isArray(json['recipes']) ? getListField(json, 'recipes') : [json];
};

function* readJson(file: ImportFile, json: unknown, context: ReadContext): Generator<ExtractedItem> {
  const recipes = listIn(json);
  context.reportTotal(recipes.length);
  const list = isJsonObject(json) && Array.isArray(json['recipes']) ? '/recipes' : '';
  for (const [index, recipe] of recipes.entries()) {
    const pointer = recipe === json ? '' : `${list}/${index}`;
    if (isRecipeNode(recipe)) yield fromRecipeSage(recipe, pointer);
    else yield createUnreadableItem([], file.name, 'This is not a recipe in the format of RecipeSage.');
  }
}

function* readFile(file: ImportFile, context: ReadContext): Generator<ExtractedItem> {
  const json = file.json();
  if (json !== undefined) yield* readJson(file, json, context);
  else {
    const text = file.text();
    const records = isRecipeSageXml(text) ? parseRecipeSageXml(text) : parseRecipeSageText(text);
    for (const record of records) yield fromRecipeSage(recordToNode(record));
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
      const isItsList = isJsonObject(json) && Array.isArray(json['recipes']) && isRecipeNode(first);
      return isItsList || isRecipeSageRecipe(first) ? 'sure' : 'no';
    }
    const text = source.text();
    return isRecipeSageText(text) || isRecipeSageXml(text) ? 'sure' : 'no';
  },
  read: (source, context) => (source.kind === 'file' ? readFile(source, context) : []),
};
