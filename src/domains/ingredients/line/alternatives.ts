import type { Language } from '../../units/index.ts';
import { semanticId } from '../food/semantic-id.ts';
import type { Group } from './groups.ts';
import { textOf } from './labelled-line.ts';
import type { LabelledLine, Stretch } from './labelled-line.ts';
import { describes, isNounFirst } from './describing.ts';
import { lineWords } from './line-words.ts';
import type { Alternative, LineReading } from './reading.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

/**
 * Splits a name at `or`: `kosher or sea salt` becomes `kosher salt` and `sea salt`. A name without `or` stays whole.
 */
export const namesIn = (name: string, language: Language): string[] => {
  const { or } = lineWords[language];
  // Most names have no `or` in them, and need not be taken apart.
  if (!hasWord(name.toLowerCase(), or)) return [name];
  const tokens = tokensOf(name);
  const sides: Token[][] = [[]];
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
const beforeNoun = (name: string, texts: string[], sides: readonly Token[][], language: Language): string[] => {
  const last = (sides.at(-1) ?? []).filter(({ kind }) => kind === 'word');
  return texts.map((text, index) => {
    const words = wordsOf(tokensOf(text));
    const isOpen = index < texts.length - 1 && last.length > 1 && words.every((word) => describes(word, language));
    const shared = isOpen ? trimmed(name, last.slice(Math.min(words.length, last.length - 1))) : '';
    return shared === '' ? text : `${text} ${shared}`;
  });
};

/** `poivron rouge ou vert`: the other sides take what the first one begins with. */
const afterNoun = (texts: string[], language: Language): string[] => {
  const first = tokensOf(texts[0] ?? '').filter(({ kind }) => kind === 'word');
  const nouns = first.filter(({ text }) => !describes(text, language));
  const shared = trimmed(texts[0] ?? '', nouns);
  return texts.map((text, index) => {
    const isOpen = index > 0 && wordsOf(tokensOf(text)).every((word) => describes(word, language));
    return isOpen && shared !== '' ? `${shared} ${text}` : text;
  });
};

const hasWord = (text: string, words: ReadonlySet<string>): boolean => {
  for (const word of words) if (text.includes(` ${word} `)) return true;
  return false;
};

const wordsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase());

const trimmed = (name: string, side: readonly Token[]): string => {
  const words = side.filter(({ kind }) => kind !== 'mark');
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined || last === undefined ? '' : name.slice(first.start, last.end);
};

/** The other names of the line, and the notes that start with `or`: `fresh thyme (or 1 tsp dried thyme)`. */
export const alternativesOf = (
  line: LabelledLine,
  names: readonly string[],
  groups: readonly Group[],
  readOther: (text: string) => LineReading,
): Alternative[] => {
  const { or } = lineWords[line.language];
  const found = names.slice(1).map((name) => withFood({ text: name, name, quantities: [] }, line.language));
  for (const choice of choicesIn(line, groups, or)) {
    const text = textOf(line, choice);
    const { name, quantities } = readOther(text);
    // `or to taste` names no food, `or 1 tsp dried` the same one in another state.
    if (name === '') continue;
    const isState = wordsOf(tokensOf(name)).every((word) => describes(word, line.language));
    const noun = isState ? withoutState(names[0] ?? '', line.language) : '';
    const whole = (isNounFirst(line.language) ? `${noun} ${name}` : `${name} ${noun}`).trim();
    found.push(withFood({ text, name: whole, quantities }, line.language));
  }
  return found;
};

/** A line that offers more than this offers nothing. */
const MOST_CHOICES = 10;

/** What stands after each `or` of the notes that begin with one. */
const choicesIn = (line: LabelledLine, groups: readonly Group[], or: ReadonlySet<string>): Stretch[] => {
  const isOr = (at: number) => or.has(line.tokens[at]?.text.toLowerCase() ?? '');
  const found: Stretch[] = [];
  for (const { label, first, end } of groups) {
    if (label !== 'note' || !isOr(first)) continue;
    let start = first + 1;
    for (let at = start; at <= end && found.length < MOST_CHOICES; at += 1) {
      if (at < end && !isOr(at)) continue;
      if (at > start) found.push({ first: start, end: at });
      start = at + 1;
    }
  }
  return found;
};

/** `thyme` of `fresh thyme`. */
const withoutState = (name: string, language: Language): string => {
  const tokens = tokensOf(name);
  const from = tokens.findIndex(({ kind, text }) => kind === 'word' && !describes(text, language));
  return from === -1 ? name : name.slice(tokens[from]?.start ?? 0);
};

const withFood = (alternative: Alternative, language: Language): Alternative => {
  const food = semanticId(alternative.name, language);
  return food === undefined ? alternative : { ...alternative, semantic_id: food };
};
