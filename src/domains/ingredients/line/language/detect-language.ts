import type { Language } from '../../../units/index.ts';
import { evidenceAfterNumber, englishEvidence, languageEvidence } from './language-evidence.ts';
import type { RuleBasedLanguage } from '../rules/line-vocabulary.ts';
import { tokenizeLine } from '../tokenize-line.ts';
import type { LineToken } from '../tokenize-line.ts';

/** Where two languages have the same to say for them, the one that stands first here is taken. */
const guessed: readonly RuleBasedLanguage[] = ['de', 'fr', 'es', 'it', 'nl', 'sv', 'pt'];

const [SURE, LIKELY, HINT] = [6, 4, 2] as const;
/** Marks an English word, which has no weight for any candidate. Compared by identity. */
const ENGLISH = 4;
/** What it takes: a sure word, or a likely one and a hint. */
const ENOUGH = 6;
/** Hints alone are never enough, however many there are. */
const MAX_BY_HINTS = 4;
/** What a language is shows early. */
const MAX_LENGTH = 64;

interface Weight {
  readonly language: number;
  readonly weight: number;
}

interface Weights {
  readonly words: ReadonlyMap<string, readonly Weight[]>;
  readonly afterNumber: ReadonlyMap<string, readonly Weight[]>;
}

/** An English word has no weight for any language. */
const againstAll: readonly Weight[] = [];

const weigh = (): Weights => {
  const words = new Map<string, Weight[]>();
  const enter = (word: string, language: number, weight: number) => {
    const list = words.get(word);
    if (list === undefined) words.set(word, [{ language, weight }]);
    else if (!list.some((known) => known.language === language)) list.push({ language, weight });
  };
  for (const [index, language] of guessed.entries()) {
    const { sure, likely, hints } = languageEvidence[language];
    for (const word of sure) enter(word, index, SURE);
    for (const word of likely) enter(word, index, LIKELY);
    for (const word of hints) enter(word, index, HINT);
  }
  return {
    words: new Map<string, readonly Weight[]>([
      ...englishEvidence.map((word) => [word, againstAll] as const),
      ...words,
    ]),
    afterNumber: new Map(
      Object.entries(evidenceAfterNumber).map(([word, { language, isSure }]) => [
        word,
        [{ language: guessed.indexOf(language), weight: isSure ? SURE : HINT }],
      ]),
    ),
  };
};

let weights: Weights | undefined;

/** Room for one line, used again for the next. */
const strong = new Int32Array(guessed.length);
const hinted = new Int32Array(guessed.length);

/** Letters that only one of the languages has, in words that no list has: `Süßkartoffel`, `pão`. */
const letters: ReadonlyMap<string, Weight> = new Map([
  ['ß', { language: guessed.indexOf('de'), weight: SURE }],
  ['å', { language: guessed.indexOf('sv'), weight: LIKELY }],
  ['ã', { language: guessed.indexOf('pt'), weight: LIKELY }],
  ['õ', { language: guessed.indexOf('pt'), weight: LIKELY }],
  ['œ', { language: guessed.indexOf('fr'), weight: LIKELY }],
]);

const add = ({ language, weight }: Weight): void => {
  const sums = weight === HINT ? hinted : strong;
  sums[language] = (sums[language] ?? 0) + weight;
};

const addLetters = (word: string): boolean => {
  let found = false;
  for (let at = 0; at < word.length; at += 1) {
    if (word.charCodeAt(at) < 0x80) continue;
    const weight = letters.get(word.charAt(at));
    if (weight === undefined) continue;
    add(weight);
    found = true;
  }
  return found;
};

/** The longest spelling whose case is looked at: `EL` is German, `el` is not. */
const MAX_EXACT_LENGTH = 5;

/** What the word says: for several languages, for none (an empty list), or nothing at all. */
const weightsOf = ({ words, afterNumber }: Weights, text: string, isAfterNumber: boolean) => {
  const lower = text.toLowerCase();
  if (isAfterNumber) {
    const list = afterNumber.get(text);
    if (list !== undefined) return list;
  }
  return (lower !== text && text.length <= MAX_EXACT_LENGTH ? words.get(text) : undefined) ?? words.get(lower);
};

/**
 * Guesses the language of a line: English, unless its words are evidence for another. Loanwords are not: `crème
 * fraîche`, `dulce de leche` and `prosciutto di Parma` occur in many English lines.
 */
export const detectLineLanguage = (tokens: readonly LineToken[]): Language => {
  weights ??= weigh();
  strong.fill(0);
  hinted.fill(0);
  let found = false;
  let against = 0;
  let isAfterNumber = false;
  const count = Math.min(tokens.length, MAX_LENGTH);
  for (let at = 0; at < count; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'word') {
      const list = weightsOf(weights, token.text, isAfterNumber);
      if (list === undefined) found = addUnknown(weights, token.text) || found;
      else if (list === againstAll) against += ENGLISH;
      else {
        for (const weight of list) add(weight);
        found = true;
      }
    }
    isAfterNumber = token?.kind === 'number';
  }
  return found ? best(against) : 'en';
};

/** In characters; the tokens considered are never longer than this in real text. */
const MAX_TEXT_LENGTH = 1000;

/** Guesses the language of lines that belong together, so that clear lines help with unclear ones. */
export const detectLanguage = (lines: readonly string[]): Language =>
  detectLineLanguage(tokenizeLine(lines.join('\n').slice(0, MAX_TEXT_LENGTH)));

/** `d'huile`: the article and the word each count. Other words may contain a telling letter. */
const addUnknown = (known: Weights, word: string): boolean => {
  const elided = word.slice(0, endOfElision(word));
  if (elided === '') return addLetters(word);
  const lists = [
    known.words.get(elided.toLowerCase().replace('’', "'")),
    weightsOf(known, word.slice(elided.length), false),
  ];
  for (const weight of lists.flatMap((list) => list ?? [])) add(weight);
  return true;
};

/** `dell'`: no elided article is longer. */
const MAX_ELISION_LENGTH = 5;

/** Where an elided article ends: after an apostrophe that stands early, with a word after it. */
const endOfElision = (word: string): number => {
  for (let at = 1; at < Math.min(word.length - 2, MAX_ELISION_LENGTH); at += 1) {
    const code = word.charCodeAt(at);
    if (code === 39 || code === 0x2019) return at + 1;
  }
  return 0;
};

const best = (against: number): Language => {
  let max = ENOUGH - 1;
  let language: Language = 'en';
  for (const [index, candidate] of guessed.entries()) {
    const score = (strong[index] ?? 0) + Math.min(hinted[index] ?? 0, MAX_BY_HINTS) - against;
    if (score > max) {
      max = score;
      language = candidate;
    }
  }
  return language;
};
