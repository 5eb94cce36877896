/** A JSON object whose properties have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first property among these names that is set. Only own properties count, so `constructor` is not one. */
export const valueAt = (object: JsonObject, ...names: readonly string[]): unknown => {
  const name = names.find((one) => Object.hasOwn(object, one) && object[one] !== null);
  return name === undefined ? undefined : object[name];
};

/** Converts a string or number to text. Empty for anything else. */
export const asText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** The first non-empty text among these properties. Empty if there is none. */
export const textAt = (object: JsonObject, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = asText(valueAt(object, name));
    if (text !== '') return text;
  }
  return '';
};

/** A number, also if it is stored as text. */
export const numberAt = (object: JsonObject, ...names: readonly string[]): number | undefined => {
  const text = textAt(object, ...names);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** A list. A single value becomes a list of one. */
export const listAt = (object: JsonObject, ...names: readonly string[]): readonly unknown[] => {
  const value = valueAt(object, ...names);
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
};

/** The objects in a list. */
export const objectsAt = (object: JsonObject, ...names: readonly string[]): readonly JsonObject[] =>
  listAt(object, ...names).filter(isObject);

/** The names in a list such as `["Soup", {"name": "Winter"}]`. */
export const namesAt = (object: JsonObject, ...names: readonly string[]): readonly string[] => {
  const found = listAt(object, ...names).map((one) => (isObject(one) ? textAt(one, 'name', 'title') : asText(one)));
  return [...new Set(found)].filter((name) => name !== '');
};
