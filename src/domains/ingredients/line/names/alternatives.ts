import type { Language } from '../../../units/index.ts';
import { toSemanticId } from '../../food/semantic-id.ts';
import type { LabelGroup } from '../label-groups.ts';
import { getRangeText } from '../labeled-line.ts';
import type { LabeledLine, TokenRange } from '../labeled-line.ts';
import { isDescriptiveWord, isNounFirst } from './descriptive-words.ts';
import { functionWords } from '../language/function-words.ts';
import type { Alternative, ParsedIngredientLine } from '../parsed-line.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import type { LineToken } from '../tokenize-line.ts';

/**
 * Splits a name at `or`: `kosher or sea salt` becomes `kosher salt` and `sea salt`. A name without `or` stays whole.
 */
export const splitAlternatives = (name: string, language: Language): string[] => {
  const { or } = functionWords[language];
  // Most names have no `or` in them, and need not be taken apart.
  if (!hasWord(name.toLowerCase(), or)) return [name];
  const tokens = tokenizeLine(name);
  const sides: LineToken[][] = [[]];
  for (const token of tokens) {
    if (or.has(token.text.toLowerCase())) sides.push([]);
    else sides.at(-1)?.push(token);
  }
  if (sides.length === 1) return [name];
  const texts = sides.map((side) => trimmed(name, side)).filter((text) => text !== '');
  return isNounFirst(language) ? afterNoun(texts, language) : beforeNoun(name, texts, sides, language);
};

/**
 * `kosher or sea salt`: the first side takes what the last one ends with. Of `milk or cream` each is a food by itself.
 */
const beforeNoun = (name: string, texts: string[], sides: readonly LineToken[][], language: Language): string[] => {
  const last = (sides.at(-1) ?? []).filter(({ kind }) => kind === 'word');
  return texts.map((text, index) => {
    const words = wordsOf(tokenizeLine(text));
    const isOpen =
      index < texts.length - 1 && last.length > 1 && words.every((word) => isDescriptiveWord(word, language));
    const shared = isOpen ? trimmed(name, last.slice(Math.min(words.length, last.length - 1))) : '';
    return shared === '' ? text : `${text} ${shared}`;
  });
};

/** `poivron rouge ou vert`: the other sides take what the first one begins with. */
const afterNoun = (texts: string[], language: Language): string[] => {
  const first = tokenizeLine(texts[0] ?? '').filter(({ kind }) => kind === 'word');
  const nouns = first.filter(({ text }) => !isDescriptiveWord(text, language));
  const shared = trimmed(texts[0] ?? '', nouns);
  return texts.map((text, index) => {
    const isOpen = index > 0 && wordsOf(tokenizeLine(text)).every((word) => isDescriptiveWord(word, language));
    return isOpen && shared !== '' ? `${shared} ${text}` : text;
  });
};

const hasWord = (text: string, words: ReadonlySet<string>): boolean => {
  for (const word of words) if (text.includes(` ${word} `)) return true;
  return false;
};

const wordsOf = (tokens: readonly LineToken[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase());

const trimmed = (name: string, side: readonly LineToken[]): string => {
  const words = side.filter(({ kind }) => kind !== 'mark');
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? '' : name.slice(first.start, last.end);
};

/** The other names of the line, and the notes that start with `or`: `fresh thyme (or 1 tsp dried thyme)`. */
export const findAlternatives = (
  line: LabeledLine,
  names: readonly string[],
  groups: readonly LabelGroup[],
  readOther: (text: string) => ParsedIngredientLine,
): Alternative[] => {
  const { or } = functionWords[line.language];
  const found = names.slice(1).map((name) => withFood({ text: name, name, quantities: [] }, line.language));
  for (const choice of choicesIn(line, groups, or)) {
    const text = getRangeText(line, choice);
    const { name, quantities } = readOther(text);
    // `or to taste` names no food, `or 1 tsp dried` the same one in another state.
    if (name === '') continue;
    const isState = wordsOf(tokenizeLine(name)).every((word) => isDescriptiveWord(word, line.language));
    const noun = isState ? withoutState(names[0] ?? '', line.language) : '';
    const whole = (isNounFirst(line.language) ? `${noun} ${name}` : `${name} ${noun}`).trim();
    found.push(withFood({ text, name: whole, quantities }, line.language));
  }
  return found;
};

/** A line that offers more than this offers nothing. */
const MAX_CHOICES = 10;

/** What stands after each `or` of the notes that begin with one. */
const choicesIn = (line: LabeledLine, groups: readonly LabelGroup[], or: ReadonlySet<string>): TokenRange[] => {
  const isOr = (at: number) => or.has(line.tokens[at]?.text.toLowerCase() ?? '');
  const found: TokenRange[] = [];
  for (const { label, first, end } of groups) {
    if (label !== 'note' || !isOr(first)) continue;
    let start = first + 1;
    for (let at = start; at <= end && found.length < MAX_CHOICES; at += 1) {
      if (at < end && !isOr(at)) continue;
      if (at > start) found.push({ first: start, end: at });
      start = at + 1;
    }
  }
  return found;
};

/** `thyme` of `fresh thyme`. */
const withoutState = (name: string, language: Language): string => {
  const tokens = tokenizeLine(name);
  const from = tokens.findIndex(({ kind, text }) => kind === 'word' && !isDescriptiveWord(text, language));
  return from === -1 ? name : name.slice(tokens[from]?.start ?? 0);
};

const withFood = (alternative: Alternative, language: Language): Alternative => {
  const food = toSemanticId(alternative.name, language);
  return food === undefined ? alternative : { ...alternative, semantic_id: food };
};
