import { findRecipeNodes } from '../../../recipe-format/index.ts';
import type { Format, Found, ImportFile, ReadContext } from '../format.ts';
import { plainText } from '../shared/html/plain-text.ts';
import { embeddedPictures } from '../shared/words/embedded-pictures.ts';
import { isObject, textAt } from '../shared/words/json-values.ts';
import type { JsonObject } from '../shared/words/json-values.ts';

/** So many nodes of one page may refer to one another. A longer list is one of recipes, each for itself. */
const LONGEST_PAGE = 200;

const LISTS = ['recipeIngredient', 'recipeInstructions'];

/** A recipe that does not say that it is one, and nothing else either. */
const isUntyped = (value: unknown): value is JsonObject =>
  isObject(value) &&
  value['@type'] === undefined &&
  textAt(value, 'name', 'headline') !== '' &&
  LISTS.some((name) => Array.isArray(value[name]) || typeof value[name] === 'string');

interface Nodes {
  readonly recipes: readonly JsonObject[];
  readonly nodeById: (id: string) => unknown;
}

/** The recipes of one value, wherever they stand in it, or those that the value is though it does not say so. */
const nodesIn = (value: unknown): Nodes => {
  const { recipes, nodeById } = findRecipeNodes(value);
  if (recipes.length > 0) return { recipes, nodeById };
  return { recipes: (Array.isArray(value) ? value : [value]).filter(isUntyped), nodeById };
};

/** The parts of a file that are looked at one after the other. */
const partsOf = (json: unknown): readonly unknown[] =>
  Array.isArray(json) && json.length > LONGEST_PAGE ? json : [json];

/** Where the recipes of a file are that are not deep in it. */
const pointersIn = (json: unknown): ReadonlyMap<unknown, string> => {
  const [list, path] = isObject(json) && Array.isArray(json['@graph']) ? [json['@graph'], '/@graph'] : [json, ''];
  const values: readonly unknown[] = Array.isArray(list) ? list : [];
  return new Map([[json, ''], ...values.map((value, index) => [value, `${path}/${index}`] as const)]);
};

function* readFile(file: ImportFile, context: ReadContext): Generator<Found> {
  const { url } = context;
  const json = file.json();
  const [parts, pointers] = [partsOf(json), pointersIn(json)];
  if (parts.length > 1) context.expect(parts.length);
  for (const part of parts) {
    const { recipes, nodeById } = nodesIn(part);
    for (const node of recipes) {
      const pointer = pointers.get(node);
      yield {
        kind: 'recipe',
        node,
        options: { plainText, nodeById, ...(url !== undefined && { baseUrl: url }) },
        photos: pointer === undefined ? [] : embeddedPictures(node['image'], `${pointer}/image`),
      };
    }
  }
}

/** A JSON file with recipes in the words of schema.org: one, a list of them, or a graph. */
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
