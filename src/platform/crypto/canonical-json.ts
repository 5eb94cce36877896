const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).toSorted()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${written(inner)}`;
  }
  return `{${text}}`;
};

/** Serializes a JSON value with sorted keys, so that equal values give equal text. Empty for undefined. */
export const toCanonicalJson = (value: unknown): string => (value === undefined ? '' : written(value));
