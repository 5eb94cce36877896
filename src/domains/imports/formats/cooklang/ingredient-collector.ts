import type { Section } from '../../sections/section-list.ts';
import { foldText } from '../../text/fold-text.ts';
import type { CooklangIngredient } from './step-items.ts';

interface Entry {
  section: string;
  line: string;
}

/** Formats an ingredient the way people write it: `2 tbsp olive oil, chopped`. */
const lineOf = ({ name, amount, unit, preparation, modifiers }: CooklangIngredient, isOptional: boolean): string => {
  const food = [amount, unit, name].filter((part) => part !== '').join(' ');
  const prepared = preparation === '' ? food : `${food}, ${preparation}`;
  return isOptional || modifiers.includes('?') ? `${prepared} (optional)` : prepared;
};

/** Names of more words are looked for in no line, and lines are not read further than this. */
const [MOST_WORDS, FARTHEST] = [8, 60];

/** Every run of words in a line that could be an ingredient name, longest first. */
function* namesIn(line: string): Generator<string> {
  const words = foldText(line).split(' ').slice(0, FARTHEST);
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) yield words.slice(at, at + length).join(' ');
  }
}

/** Collects the ingredients of a recipe in the order the steps first mention them, grouped by section. */
export class IngredientCollector {
  readonly #entries: Entry[] = [];
  /** Both the names alone and the names with their formatted lines. */
  readonly #known = new Set<string>();
  readonly #byName = new Map<string, Entry[]>();
  readonly #authored: { readonly line: string; readonly section: string }[] = [];

  /** Adds an ingredient mentioned by a step. A repeated mention only counts as another line if its amount differs. */
  add(ingredient: CooklangIngredient, section: string, isOptional: boolean): void {
    const { name, amount, modifiers } = ingredient;
    // `@&(~1)dough{}` is what an earlier step has made, and `@-salt` is not for the list.
    if (name === '' || modifiers.includes('(') || modifiers.includes('-')) return;
    const line = lineOf(ingredient, isOptional);
    const [own, whole] = [name.toLowerCase(), `${name}\n${line}`.toLowerCase()];
    if (this.#known.has(amount === '' ? own : whole)) return;
    this.#known.add(own).add(whole);
    const entry = { section, line };
    const key = foldText(name);
    const same = this.#byName.get(key) ?? [];
    same.push(entry);
    this.#byName.set(key, same);
    this.#entries.push(entry);
  }

  /** Adds a line as its author wrote it. It replaces the line generated from the markup, which says less. */
  addAuthoredLine(line: string, section: string): void {
    this.#authored.push({ line, section });
  }

  /** Groups the ingredients by section and swaps in the authored lines. Consumes the index, so call it only once. */
  toSections(): readonly Section[] {
    const alone: Entry[] = [];
    for (const { line, section } of this.#authored) {
      const entry = this.#namedIn(line);
      if (entry === undefined) alone.push({ section, line });
      else Object.assign(entry, { section, line });
    }
    const bySection = Map.groupBy([...this.#entries, ...alone], ({ section }) => section);
    return [...bySection].map(([title, entries]) => ({ title, items: entries.map(({ line }) => line) }));
  }

  /** Returns the first ingredient that the line names and removes it from the index, so it is matched only once. */
  #namedIn(line: string): Entry | undefined {
    for (const name of namesIn(line)) {
      const entry = this.#byName.get(name)?.shift();
      if (entry !== undefined) return entry;
    }
    return undefined;
  }
}
