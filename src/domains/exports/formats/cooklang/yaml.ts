/** What the front matter holds: texts, lists of them, and one level of names below a name. */
export type YamlValue = string | readonly string[] | Readonly<Record<string, string>>;

/** Letters and digits after a letter, with single signs between: nothing that any version of YAML reads otherwise. */
const PLAIN = /^\p{L}[\p{L}\p{M}\p{N}]*(?:[ '’.-]{1,2}[\p{L}\p{M}\p{N}]+)*$/u;
/** Words that YAML 1.1 takes for something else than a text. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null)$/i;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8})$/;

/** What JSON writes as it is and YAML does not: the ends of lines that only Unicode knows, and what is not printed. */
const UNPRINTED = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text in double quotes is the same in JSON and in YAML, and always on one line. */
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

/** Lines of YAML in the order given. Names are ours, and need no quotes. */
export const yamlLines = (entries: readonly (readonly [name: string, value: YamlValue])[]): string[] =>
  entries.flatMap(([name, value]) => entry(name, value));
