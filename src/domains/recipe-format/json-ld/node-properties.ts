import type { JsonObject } from '../json.ts';

/** Prefixes that pages use when schema.org is not their default vocabulary. */
const PREFIXES = ['schema:', 'https://schema.org/', 'http://schema.org/'];

/** Maps `schema:name` and `https://schema.org/name` to `name`. */
export const stripPrefix = (name: string): string => {
  const prefix = PREFIXES.find((candidate) => name.startsWith(candidate));
  return prefix === undefined ? name : name.slice(prefix.length);
};

const NO_PROPERTIES: ReadonlyMap<string, unknown> = new Map();
const prefixedCache = new WeakMap<JsonObject, ReadonlyMap<string, unknown>>();

/** The prefixed properties of a node. Few nodes have any, and the same node is queried repeatedly. */
const getPrefixedProperties = (node: JsonObject): ReadonlyMap<string, unknown> => {
  const cached = prefixedCache.get(node);
  if (cached !== undefined) return cached;
  const names = Object.keys(node).filter((name) => stripPrefix(name) !== name);
  const properties = names.length === 0 ? NO_PROPERTIES : new Map(names.map((name) => [stripPrefix(name), node[name]]));
  prefixedCache.set(node, properties);
  return properties;
};

/** An own property of the node, never an inherited one. */
export const getProperty = (node: JsonObject, name: string): unknown =>
  Object.hasOwn(node, name) ? node[name] : getPrefixedProperties(node).get(name);

/** The text after the last `/`, `:` or `#`. A regular expression would restart at every character. */
export const getLastSegment = (url: string): string =>
  url.slice(Math.max(...['/', ':', '#'].map((separator) => url.lastIndexOf(separator))) + 1);

/** The types of a node without prefixes: `HowToStep` for `schema:HowToStep` and `https://schema.org/HowToStep`. */
export const getTypes = (node: JsonObject): readonly string[] => {
  const type = getProperty(node, '@type');
  const types = Array.isArray(type) ? type.slice(0, 20) : [type];
  return types.flatMap((value) => (typeof value === 'string' ? getLastSegment(value) || [] : []));
};

/** Whether the node's type is Recipe; undefined if it has no type. */
export const isRecipeNode = (node: JsonObject): boolean | undefined => {
  const types = getTypes(node);
  return types.length === 0 ? undefined : types.some((type) => type.toLowerCase() === 'recipe');
};
