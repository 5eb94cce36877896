/** What JSON escapes, and surrogates, of which it escapes those without a partner. */
const MAY_BE_ESCAPED = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

/** Like `JSON.stringify`, which takes longer for short texts. */
const quote = (text: string): string => (MAY_BE_ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

const write = (value: unknown): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  let text = '';
  for (const key of Object.keys(value).toSorted()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quote(key)}:${write(inner)}`;
  }
  return `{${text}}`;
};

/** Serializes a JSON value with sorted keys, so that equal values give equal text. Empty for undefined. */
export const toCanonicalJson = (value: unknown): string => (value === undefined ? '' : write(value));
