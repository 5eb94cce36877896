import type { Element } from 'domhandler';

import { collectLines } from '../collect-lines.ts';
import type { VisibleText } from '../visible-text.ts';
import { createPartCandidate } from './part-candidate.ts';
import type { PartCandidate, PartKind } from './part-candidate.ts';

/** Class names that sites use for each part, in many languages. */
const PART_NAMES: Readonly<Record<PartKind, RegExp>> = {
  ingredients:
    /ingr[eé]d|zutat|ainekse|ainesosa|raaka-?aine|skladnik|surovin|hozzaval|malzeme|sastoj|sestavin|benodigd|bahan|材料/i,
  steps:
    /instru[ck]|direction|method|preparat|preparaci|preparo|zubereit|bereiding|(?:^|[_-])(?:steps?|etapes?|pasos?|passos?|stappen|steg|anleitung)(?:$|[_-])|recipesteps?|stepsl?i?s?t?$|elaborac|procedi|procedure|valmistus|tillagning|fremgang|postup|przygot|hazirlan|yapilis|how-?to/i,
};
/** Fast prefilter: a name that matches none of these matches none of the patterns above. */
const ANY_PART_NAME =
  /ingr|zutat|aine|skladn|surov|hozza|malze|sastoj|sestav|benod|bahan|材料|instr|direct|method|prepar|zubere|bereid|step|etape|paso|passo|stap|steg|anleit|elabor|proced|valmis|tillag|fremg|postup|przyg|hazir|yapil|how/i;
/** Longer names are skipped. */
const MAX_NAME_LENGTH = 80;
const MAX_GROUPS = 40;

type MatchedNames = Readonly<Record<PartKind, readonly string[]>>;

/** Finds part names in attributes. Results are cached because pages repeat the same attributes many times. */
class NameMatcher {
  readonly #cache = new Map<string, MatchedNames | undefined>();

  /** The names in the attribute that match a part, or undefined if none does. */
  find(names: string | undefined): MatchedNames | undefined {
    if (names === undefined || names === '') return undefined;
    if (this.#cache.has(names)) return this.#cache.get(names);
    const found = ANY_PART_NAME.test(names) ? this.#split(names) : undefined;
    this.#cache.set(names, found);
    return found;
  }

  #split(names: string): MatchedNames | undefined {
    const candidates = names.split(/\s+/).filter((name) => name.length <= MAX_NAME_LENGTH);
    const matching = (kind: PartKind): string[] => candidates.filter((name) => PART_NAMES[kind].test(name));
    const found: MatchedNames = { ingredients: matching('ingredients'), steps: matching('steps') };
    return found.ingredients.length + found.steps.length > 0 ? found : undefined;
  }
}

/** For each part: groups of elements that share a matching class name or id, in document order. */
export type PartElementGroups = Readonly<Record<PartKind, readonly (readonly Element[])[]>>;

const ATTRIBUTES = ['class', 'id', 'data-testid'];
const KINDS: readonly PartKind[] = ['ingredients', 'steps'];

export const groupElementsByPart = (elements: readonly Element[]): PartElementGroups => {
  const matcher = new NameMatcher();
  const groups = { ingredients: new Map<string, Element[]>(), steps: new Map<string, Element[]>() };
  for (const element of elements) {
    if (element.name === 'body' || element.name === 'html') continue;
    for (const attribute of ATTRIBUTES) {
      const names = matcher.find(element.attribs[attribute]);
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
    ingredients: [...groups.ingredients.values()].slice(0, MAX_GROUPS),
    steps: [...groups.steps.values()].slice(0, MAX_GROUPS),
  };
};

const isInline = (element: Element, { ranges }: VisibleText): boolean => {
  const [start, end] = ranges.get(element) ?? [0, 0];
  return start === end;
};

const containsList = (element: Element, { lines, ranges }: VisibleText): boolean => {
  const [start, end] = ranges.get(element) ?? [0, 0];
  const [first] = lines.slice(start, end).flatMap(({ item }) => item ?? []);
  return lines.slice(start, end).some(({ item }) => item !== undefined && item !== first && item.name === 'li');
};

/** Finds parts in elements whose class name or id suggests a part of a recipe. */
export const findPartsByClass = (kind: PartKind, groups: PartElementGroups, text: VisibleText): PartCandidate[] =>
  groups[kind].flatMap((elements) => {
    // Inline elements are not items but pieces of one, such as its amount or name.
    const group = elements.filter((element) => !isInline(element, text));
    const whole = createPartCandidate(kind, collectLines(group, text, false), 'class');
    const areItems =
      group.length > 1 && group.filter((element) => containsList(element, text)).length * 2 < group.length;
    return areItems ? [whole, createPartCandidate(kind, collectLines(group, text, true), 'items of a class')] : [whole];
  });
