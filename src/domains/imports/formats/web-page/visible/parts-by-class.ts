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
const NONE: readonly string[] = [];
/** Of these nothing is read: a page has hundreds of class names. */
const LONGEST_NAME = 80;
const MOST_GROUPS = 40;

/** The words among the names of elements that tell of a part. The same names stand on a page again and again. */
class NamesOfPart {
  readonly #pattern: RegExp;
  readonly #known = new Map<string, readonly string[]>();

  constructor(kind: PartKind) {
    this.#pattern = NAMES[kind];
  }

  of({ attribs }: Element): readonly string[] {
    const { class: classes, id, 'data-testid': testId } = attribs;
    const all = [...this.#in(classes), ...this.#in(id), ...this.#in(testId)];
    return all.length > 1 ? [...new Set(all)] : all;
  }

  #in(names: string | undefined): readonly string[] {
    if (names === undefined || names === '') return NONE;
    let found = this.#known.get(names);
    if (found === undefined) {
      found = ANY.test(names)
        ? names.split(/\s+/).filter((name) => name.length <= LONGEST_NAME && this.#pattern.test(name))
        : NONE;
      this.#known.set(names, found);
    }
    return found;
  }
}

const groupsOf = (kind: PartKind, elements: readonly Element[]): Element[][] => {
  const names = new NamesOfPart(kind);
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    if (element.name === 'body' || element.name === 'html') continue;
    for (const name of names.of(element)) {
      const key = `${element.name} ${name}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [element]);
      else group.push(element);
    }
  }
  return [...groups.values()].slice(0, MOST_GROUPS);
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
export const partsByClass = (kind: PartKind, elements: readonly Element[], text: VisibleText): Part[] =>
  groupsOf(kind, elements).flatMap((named) => {
    // What is a part of a line is no item, but the amount of one, or its name.
    const group = named.filter((element) => !isInLine(element, text));
    const whole = partOf(kind, linesOfGroup(group, text, false), 'class');
    const areItems = group.length > 1 && group.filter((element) => holdsList(element, text)).length * 2 < group.length;
    return areItems ? [whole, partOf(kind, linesOfGroup(group, text, true), 'items of a class')] : [whole];
  });
