/** A JSON object, with properties that nobody has looked at yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of the object itself under the first of the names that it has, never one that every object has. */
export const valueAt = (object: JsonObject, ...names: readonly string[]): unknown => {
  const name = names.find((one) => Object.hasOwn(object, one) && object[one] !== null);
  return name === undefined ? undefined : object[name];
};

/** A text or a number as text; empty for everything else. */
export const asText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** The first of the properties in which there is a text or a number; empty where there is none. */
export const textAt = (object: JsonObject, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = asText(valueAt(object, name));
    if (text !== '') return text;
  }
  return '';
};

/** A number, or one that is written as text. */
export const numberAt = (object: JsonObject, ...names: readonly string[]): number | undefined => {
  const text = textAt(object, ...names);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** What is in a list; one value alone is a list of it. */
export const listAt = (object: JsonObject, ...names: readonly string[]): readonly unknown[] => {
  const value = valueAt(object, ...names);
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
};

/** The objects in a list. */
export const objectsAt = (object: JsonObject, ...names: readonly string[]): readonly JsonObject[] =>
  listAt(object, ...names).filter(isObject);

/** What the things of a list are called: `["Soup", {"name": "Winter"}]`. */
export const namesAt = (object: JsonObject, ...names: readonly string[]): readonly string[] => {
  const found = listAt(object, ...names).map((one) => (isObject(one) ? textAt(one, 'name', 'title') : asText(one)));
  return [...new Set(found)].filter((name) => name !== '');
};
