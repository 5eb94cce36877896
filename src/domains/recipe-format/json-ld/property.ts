import type { JsonObject } from '../is-object.ts';

/** Prefixes of schema.org names on pages without a default vocabulary. */
const PREFIXES = ['schema:', 'https://schema.org/', 'http://schema.org/'];

/** `name` for `name`, `schema:name` and `https://schema.org/name`. */
export const plainName = (name: string): string => {
  const prefix = PREFIXES.find((one) => name.startsWith(one));
  return prefix === undefined ? name : name.slice(prefix.length);
};

const NONE: ReadonlyMap<string, unknown> = new Map();
const prefixed = new WeakMap<JsonObject, ReadonlyMap<string, unknown>>();

/**
 * Properties of a node with prefixed names. Cached, because few nodes have any and the same node is queried repeatedly.
 */
const prefixedIn = (node: JsonObject): ReadonlyMap<string, unknown> => {
  const known = prefixed.get(node);
  if (known !== undefined) return known;
  const names = Object.keys(node).filter((name) => plainName(name) !== name);
  const found = names.length === 0 ? NONE : new Map(names.map((name) => [plainName(name), node[name]]));
  prefixed.set(node, found);
  return found;
};

/** An own property of the node, never an inherited one. */
export const property = (node: JsonObject, name: string): unknown =>
  Object.hasOwn(node, name) ? node[name] : prefixedIn(node).get(name);

/** The part after the last separator of a URL. Not with a regular expression, which would be quadratic. */
export const lastPart = (address: string): string =>
  address.slice(Math.max(...['/', ':', '#'].map((sign) => address.lastIndexOf(sign))) + 1);

/** `HowToStep` for `HowToStep`, `schema:HowToStep` and `https://schema.org/HowToStep`. */
export const typesOf = (node: JsonObject): readonly string[] => {
  const type = property(node, '@type');
  const types = Array.isArray(type) ? type.slice(0, 20) : [type];
  return types.flatMap((one) => (typeof one === 'string' ? lastPart(one) || [] : []));
};

/** Whether a node declares itself a recipe; undefined without a type. */
export const isRecipe = (node: JsonObject): boolean | undefined => {
  const types = typesOf(node);
  return types.length === 0 ? undefined : types.some((type) => type.toLowerCase() === 'recipe');
};
