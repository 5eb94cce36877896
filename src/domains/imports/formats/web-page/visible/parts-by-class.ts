import type { Element } from 'domhandler';

import type { VisibleText } from './line.ts';
import { linesOfGroup } from './lines-of-group.ts';
import { partOf } from './part.ts';
import type { Part, PartKind } from './part.ts';

/** How sites name the elements of a part, in the languages in which they are written. */
const NAMES: Readonly<Record<PartKind, RegExp>> = {
  ingredients:
    /ingr[eé]d|zutat|ainekse|ainesosa|raaka-?aine|skladnik|surovin|hozzaval|malzeme|sastoj|sestavin|benodigd|bahan|材料/i,
  steps:
    /instru[ck]|direction|method|preparat|preparaci|preparo|zubereit|bereiding|(?:^|[_-])(?:steps?|etapes?|pasos?|passos?|stappen|steg|anleitung)(?:$|[_-])|recipesteps?|stepsl?i?s?t?$|elaborac|procedi|procedure|valmistus|tillagning|fremgang|postup|przygot|hazirlan|yapilis|how-?to/i,
};
/** Without one of these in it, no name is one of those. Most are not, and to tell that from all at once is faster. */
const ANY =
  /ingr|zutat|aine|skladn|surov|hozza|malze|sastoj|sestav|benod|bahan|材料|instr|direct|method|prepar|zubere|bereid|step|etape|paso|passo|stap|steg|anleit|elabor|proced|valmis|tillag|fremg|postup|przyg|hazir|yapil|how/i;
/** Of these nothing is read: a page has hundreds of class names. */
const LONGEST_NAME = 80;
const MOST_GROUPS = 40;

type Names = Readonly<Record<PartKind, readonly string[]>>;

/** Reads the names of elements. The same stand on a page again and again. */
class NameReader {
  readonly #known = new Map<string, Names | undefined>();

  /** The words among the names in an attribute that tell of a part; undefined where none does. */
  read(names: string | undefined): Names | undefined {
    if (names === undefined || names === '') return undefined;
    if (this.#known.has(names)) return this.#known.get(names);
    const found = ANY.test(names) ? this.#split(names) : undefined;
    this.#known.set(names, found);
    return found;
  }

  #split(names: string): Names | undefined {
    const words = names.split(/\s+/).filter((name) => name.length <= LONGEST_NAME);
    const of = (kind: PartKind): string[] => words.filter((name) => NAMES[kind].test(name));
    const found: Names = { ingredients: of('ingredients'), steps: of('steps') };
    return found.ingredients.length + found.steps.length > 0 ? found : undefined;
  }
}

/** Elements of one name, in the order of the text, for each of the names that tell of a part. */
export type NamedGroups = Readonly<Record<PartKind, readonly (readonly Element[])[]>>;

const ATTRIBUTES = ['class', 'id', 'data-testid'];
const KINDS: readonly PartKind[] = ['ingredients', 'steps'];

export const namedGroups = (elements: readonly Element[]): NamedGroups => {
  const reader = new NameReader();
  const groups = { ingredients: new Map<string, Element[]>(), steps: new Map<string, Element[]>() };
  for (const element of elements) {
    if (element.name === 'body' || element.name === 'html') continue;
    for (const attribute of ATTRIBUTES) {
      const names = reader.read(element.attribs[attribute]);
      if (names === undefined) continue;
      for (const kind of KINDS) {
        for (const name of names[kind]) {
          const key = `${element.name} ${name}`;
          const group = groups[kind].get(key);
          if (group === undefined) groups[kind].set(key, [element]);
          else if (group.at(-1) !== element) group.push(element);
        }
      }
    }
  }
  return {
    ingredients: [...groups.ingredients.values()].slice(0, MOST_GROUPS),
    steps: [...groups.steps.values()].slice(0, MOST_GROUPS),
  };
};

const isInLine = (element: Element, { ranges }: VisibleText): boolean => {
  const [from, to] = ranges.get(element) ?? [0, 0];
  return from === to;
};

const holdsList = (element: Element, { lines, ranges }: VisibleText): boolean => {
  const [from, to] = ranges.get(element) ?? [0, 0];
  const [first] = lines.slice(from, to).flatMap(({ item }) => item ?? []);
  return lines.slice(from, to).some(({ item }) => item !== undefined && item !== first && item.name === 'li');
};

/** What stands in elements that a site names for a part of a recipe. */
export const partsByClass = (kind: PartKind, groups: NamedGroups, text: VisibleText): Part[] =>
  groups[kind].flatMap((named) => {
    // What is a part of a line is no item, but the amount of one, or its name.
    const group = named.filter((element) => !isInLine(element, text));
    const whole = partOf(kind, linesOfGroup(group, text, false), 'class');
    const areItems = group.length > 1 && group.filter((element) => holdsList(element, text)).length * 2 < group.length;
    return areItems ? [whole, partOf(kind, linesOfGroup(group, text, true), 'items of a class')] : [whole];
  });
