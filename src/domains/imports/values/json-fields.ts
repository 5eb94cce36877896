/** A JSON object whose properties have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first property among these names that is set. Only own properties count, so `constructor` is not one. */
export const getField = (object: JsonObject, ...names: readonly string[]): unknown => {
  const name = names.find((one) => Object.hasOwn(object, one) && object[one] !== null);
  return name === undefined ? undefined : object[name];
};

/** Converts a string or number to text. Empty for anything else. */
export const scalarToText = (value: unknown): string => {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
};

/** The first non-empty text among these properties. Empty if there is none. */
export const getTextField = (object: JsonObject, ...names: readonly string[]): string => {
  for (const name of names) {
    const text = scalarToText(getField(object, name));
    if (text !== '') return text;
  }
  return '';
};

/** A number, also if it is stored as text. */
export const getNumberField = (object: JsonObject, ...names: readonly string[]): number | undefined => {
  const text = getTextField(object, ...names);
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** A list. A single value becomes a list of one. */
export const getListField = (object: JsonObject, ...names: readonly string[]): readonly unknown[] => {
  const value = getField(object, ...names);
  if (Array.isArray(value)) return value;
  return value === undefined ? [] : [value];
};

/** The objects in a list. */
export const getObjectsField = (object: JsonObject, ...names: readonly string[]): readonly JsonObject[] =>
  getListField(object, ...names).filter(isJsonObject);

/** The names in a list such as `["Soup", {"name": "Winter"}]`. */
export const getNamesField = (object: JsonObject, ...names: readonly string[]): readonly string[] => {
  const found = getListField(object, ...names).map((one) =>
    isJsonObject(one) ? getTextField(one, 'name', 'title') : scalarToText(one),
  );
  return [...new Set(found)].filter((name) => name !== '');
};
