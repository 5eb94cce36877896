import { isYamlMap } from './parse-yaml.ts';
import type { YamlMap, YamlValue } from './yaml-value.ts';

const MAX_DEPTH = 10;

/** Formats a value as one text. YAML parses `- 1 cup flour: sifted` as a map, but its author meant a line. */
export const yamlToText = (value: YamlValue | undefined, depth = 0): string => {
  if (value === undefined || value === null || depth > MAX_DEPTH) return '';
  if (typeof value === 'string') return value.trim();
  const parts = isYamlMap(value)
    ? Object.entries(value).map(([key, one]) => [key, yamlToText(one, depth + 1)].filter(Boolean).join(': '))
    : value.map((one) => yamlToText(one, depth + 1));
  return parts.filter((part) => part !== '').join(', ');
};

/** The items of a list, or the lines of a text. */
export const yamlToLines = (value: YamlValue | undefined): string[] => {
  if (value === undefined) return [];
  const items = Array.isArray(value)
    ? value.map((one: YamlValue) => yamlToText(one))
    : yamlToText(value).split(/\r?\n/);
  return items.map((item) => item.trim()).filter((item) => item !== '');
};

/** The items of a list, or of a comma-separated text. */
export const yamlToLabels = (value: YamlValue | undefined): string[] => {
  const items = typeof value === 'string' ? value.split(/[,;\n]/) : yamlToLines(value);
  return items.map((item) => item.trim()).filter((item) => item !== '');
};

/** Maps `Prep Time`, `prep_time` and `prepTime` to the same key. */
const nameKey = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

interface Entry {
  readonly name: string;
  readonly value: YamlValue;
  /** The key of the enclosing map. */
  readonly parent?: string;
}

/** The fields of a map and of the maps inside it, by name: `time: {prep: …}` has the fields `time` and `time.prep`. */
export class FrontMatterFields {
  readonly #entries = new Map<string, Entry>();
  readonly #taken = new Set<string>();

  constructor(data: YamlMap) {
    for (const [name, value] of Object.entries(data)) {
      this.#set({ name, value });
      if (!isYamlMap(value)) continue;
      for (const [inner, one] of Object.entries(value)) {
        this.#set({ name: `${name}.${inner}`, value: one, parent: nameKey(name) });
      }
    }
  }

  /** Returns the first non-empty field among these names and marks it as read. */
  take(...names: readonly string[]): YamlValue | undefined {
    for (const name of names) {
      const key = nameKey(name);
      const value = this.#entries.get(key)?.value;
      if (yamlToText(value) === '') continue;
      this.#taken.add(key);
      return value;
    }
    return undefined;
  }

  has(...names: readonly string[]): boolean {
    return names.some((name) => yamlToText(this.#entries.get(nameKey(name))?.value) !== '');
  }

  text(...names: readonly string[]): string {
    return yamlToText(this.take(...names));
  }

  labels(...names: readonly string[]): string[] {
    return yamlToLabels(this.take(...names));
  }

  /** The fields that were never read, as `name: value` lines. */
  get unreadLines(): string[] {
    return [...this.#entries].flatMap(([key, { name, value, parent }]) => {
      if (this.#taken.has(key) || (parent !== undefined && this.#taken.has(parent))) return [];
      if (isYamlMap(value) && parent === undefined) return [];
      const text = yamlToText(value);
      return text === '' ? [] : [`${name}: ${text}`];
    });
  }

  #set(entry: Entry): void {
    const key = nameKey(entry.name);
    if (!this.#entries.has(key)) this.#entries.set(key, entry);
  }
}
