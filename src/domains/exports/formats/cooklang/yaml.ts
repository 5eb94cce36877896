/** Values in the front matter: text, lists of text, and one level of nesting. */
export type YamlValue = string | readonly string[] | Readonly<Record<string, string>>;

/**
 * Text that every YAML version reads as plain text: letters and digits after a letter, with single punctuation marks
 * between.
 */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ '’.-]{1,2}[\p{L}\p{M}\p{N}]+)*$/u;
/** Words that YAML 1.1 does not read as text. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null)$/i;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/**
 * Characters that JSON leaves unescaped but YAML does not allow: Unicode line separators and nonprintable characters.
 */
const UNPRINTED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Double-quoted text is the same in JSON and YAML and always on one line. */
const scalar = (text: string): string =>
  WHOLE_NUMBER.test(text) || (PLAIN.test(text) && !WORDS.test(text))
    ? text
    : JSON.stringify(text).replaceAll(UNPRINTED, escaped);

const entry = (name: string, value: YamlValue): string[] => {
  if (typeof value === 'string') return [`${name}: ${scalar(value)}`];
  if (isList(value)) return [`${name}:`, ...value.map((one) => `  - ${scalar(one)}`)];
  return [`${name}:`, ...Object.entries(value).map(([key, one]) => `  ${key}: ${scalar(one)}`)];
};

const isList = (value: YamlValue): value is readonly string[] => Array.isArray(value);

/** YAML lines in the given order. The keys are our own and need no quotes. */
export const toYamlLines = (entries: readonly (readonly [name: string, value: YamlValue])[]): string[] =>
  entries.flatMap(([name, value]) => entry(name, value));
