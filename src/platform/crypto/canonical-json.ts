/** Characters that JSON may escape. Surrogates are included because lone ones are escaped. */
const MAY_BE_ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Same result as `JSON.stringify`, but faster for short texts without escapes. */
const quote = (text: string): string => (MAY_BE_ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

const serialize = (value: unknown): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).toSorted()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quote(key)}:${serialize(inner)}`;
  }
  return `{${text}}`;
};

/** Serializes a JSON value with sorted keys, so that equal values give equal text. Empty for undefined. */
export const toCanonicalJson = (value: unknown): string => (value === undefined ? '' : serialize(value));
