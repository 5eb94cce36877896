import type { Schema } from './openapi-types.ts';
import { generateTextForPattern } from './sample-pattern.ts';

const UUID = '0197f3c2-8a51-7d04-9b6e-3f2a1c5d7e90';

const BY_FORMAT: ReadonlyMap<string, string> = new Map([
  ['uuid', UUID],
  ['date-time', '2026-01-31T18:30:00.000Z'],
  ['date', '2026-01-31'],
  ['time', '18:30:00Z'],
  ['duration', 'PT30M'],
  ['email', 'ada@example.org'],
  ['uri', 'https://example.org/page'],
  ['uri-reference', '/page'],
  ['hostname', 'example.org'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['byte', 'SGVsbG8='],
]);

/** Realistic values by the end of a property's name; the first match wins. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(^|_)ids?$/, UUID],
  [/(^|_)by$/, UUID],
  [/(^|_)cursor$/, 'eyJhZnRlciI6NTB9'],
  [/(^|_)(url|uri|href)$/, 'https://example.org/page'],
  [/(^|_)email$/, 'ada@example.org'],
  [/(^|_)colou?r$/, '#b45309'],
  [/(^|_)language$/, 'en'],
  [/(^|_)version$/, '1.0.0'],
  [/(^|_)filename$/, 'file.zip'],
  [/(^|_)media_type$/, 'image/jpeg'],
  [/(^|_)(token|secret|ticket)$/, 'kN3vYx0cQeJ7wR5t'],
  [/(^|_)(name|title|label)s?$/, 'A good name'],
  [/(^|_)(notes?|description|caption|text|message|detail)$/, 'A few words.'],
  [/^etag$/i, '"1"'],
  [/^if-(none-)?match$/i, '"1"'],
  [/^x-service-(library|principal)$/i, UUID],
  [/^idempotency-key$/i, '4f1c2a77'],
  [/^origin$/i, 'http://localhost:8420'],
];

const matcher = (pattern: string | undefined): ((text: string) => boolean) => {
  if (pattern === undefined) return () => true;
  try {
    const expression = new RegExp(pattern, 'u');
    return (text) => expression.test(text);
  } catch {
    return () => true;
  }
};

/** Pads or cuts text to the allowed length. JSON Schema counts code points; all of ours are a single UTF-16 unit. */
const sized = (text: string, { minLength = 0, maxLength = Infinity }: Schema): string =>
  text.padEnd(minLength, ` ${text}`).slice(0, maxLength === Infinity ? undefined : maxLength);

/** A sample string within its bounds that, if possible, looks like what its name suggests. */
export const sampleText = (schema: Schema, name: string): string => {
  const { format = '', minLength = 0, maxLength = Infinity, pattern } = schema;
  const matches = matcher(pattern);
  const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength && matches(text);
  const plain = [BY_FORMAT.get(format), BY_NAME.find(([ending]) => ending.test(name))?.[1], 'text', '1', 'abc'].filter(
    (text) => text !== undefined,
  );
  const patterned =
    pattern === undefined
      ? []
      : [1, 0, 2, 4, 8, 16, 32, minLength].map((wanted) => generateTextForPattern(pattern, wanted));
  const [first = ''] = plain;
  return [...plain, sized(first, schema), 'a'.repeat(minLength), ...patterned].find(fits) ?? sized(first, schema);
};
