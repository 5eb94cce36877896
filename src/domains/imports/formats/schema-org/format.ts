import { findRecipeNodes } from '../../../recipe-format/index.ts';
import type { Format, ExtractedItem, ImportFile, ReadContext } from '../format.ts';
import { toPlainText } from '../../markup/html/to-plain-text.ts';
import { findEmbeddedPhotos } from '../../values/find-embedded-photos.ts';
import { isJsonObject, getTextField } from '../../values/json-fields.ts';
import type { JsonObject } from '../../values/json-fields.ts';

/** The nodes of one page may refer to each other. A longer list is a list of independent recipes. */
const MAX_PAGE_LENGTH = 200;

const LISTS = ['recipeIngredient', 'recipeInstructions'];

/** A recipe without any `@type`. */
const isUntyped = (value: unknown): value is JsonObject =>
  isJsonObject(value) &&
  value['@type'] === undefined &&
  getTextField(value, 'name', 'headline') !== '' &&
  LISTS.some((name) => Array.isArray(value[name]) || typeof value[name] === 'string');

interface Nodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => unknown;
}

/** Finds the recipes anywhere in a value. Falls back to untyped recipes at its top level. */
const nodesIn = (value: unknown): Nodes => {
  const { recipes, nodeById } = findRecipeNodes(value);
  if (recipes.length > 0) return { recipes, nodeById };
  return { recipes: (Array.isArray(value) ? value : [value]).filter(isUntyped), nodeById };
};

/** Splits a long list into parts that are searched one by one. */
const partsOf = (json: unknown): readonly unknown[] =>
  Array.isArray(json) && json.length > MAX_PAGE_LENGTH ? json : [json];

/** Maps the top-level nodes of a file to their JSON pointers. */
const pointersIn = (json: unknown): ReadonlyMap<unknown, string> => {
  const [list, path] = isJsonObject(json) && Array.isArray(json['@graph']) ? [json['@graph'], '/@graph'] : [json, ''];
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map([[json, ''], ...values.map((value, index) => [value, `${path}/${index}`] as const)]);
};

function* readFile(file: ImportFile, context: ReadContext): Generator<ExtractedItem> {
  const { url } = context;
  const json = file.json();
  const [parts, pointers] = [partsOf(json), pointersIn(json)];
  if (parts.length > 1) context.reportTotal(parts.length);
  for (const part of parts) {
    const { recipes, nodeById } = nodesIn(part);
    for (const node of recipes) {
      const pointer = pointers.get(node);
      yield {
        kind: 'recipe',
        node,
        options: { plainText: toPlainText, nodeById, ...(url !== undefined && { baseUrl: url }) },
        photos: pointer === undefined ? [] : findEmbeddedPhotos(node['image'], `${pointer}/image`),
      };
    }
  }
}

/** A JSON file with schema.org recipes: one recipe, a list, or a graph. */
export const format: Format = {
  id: 'schema-org',
  name: 'schema.org JSON',
  detect: (source) => {
    if (source.kind === 'archive') return 'no';
    const [first] = partsOf(source.json());
    // What a program writes in these words and its own is for the one that knows the program.
    return nodesIn(first).recipes.length > 0 ? 'likely' : 'no';
  },
  read: (source, context) => (source.kind === 'file' ? readFile(source, context) : []),
};
