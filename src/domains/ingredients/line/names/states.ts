import { foldWord } from '../../food/words.ts';
import { toSemanticId } from '../../food/semantic-id.ts';
import { languages } from '../../../units/index.ts';
import type { Language } from '../../../units/index.ts';

/**
 * Words that may stand apart from the name and still say which food it is: `oregano, dried`, `minced beef`,
 * `Sahne, saure`. Whether they do is for the semantic id to say, which knows `minced beef` from `minced garlic`.
 */
const WORDS: Partial<Readonly<Record<Language, readonly string[]>>> = {
  en: 'dried ground minced frozen smoked canned tinned sliced crushed shredded flaked desiccated'.split(' '),
  de: 'gemahlen getrocknet geräuchert sauer grün rot gelb weiß schwarz braun passiert stückig süß edelsüß rosenscharf'.split(
    ' ',
  ),
};

/** In German as they agree with the food: `saure` is `sauer`. */
const patternOf = (language: Language, words: readonly string[]): RegExp =>
  language === 'de'
    ? new RegExp(`^(?:${words.map((word) => word.replace(/auer$/, 'aur')).join('|')})(?:e[rsnm]?)?$`, 'i')
    : new RegExp(`^(?:${words.join('|')})$`, 'i');

interface States {
  readonly pattern: RegExp;
  /** Each word by its form in a semantic id. */
  readonly words: ReadonlyMap<string, string>;
}

const states: ReadonlyMap<Language, States> = new Map(
  languages.flatMap((language): [Language, States][] => {
    const words = WORDS[language];
    if (words === undefined) return [];
    const folded = words.map((word): [string, string] => [foldWord(word), word]);
    return [[language, { pattern: patternOf(language, words), words: new Map(folded) }]];
  }),
);

/** Recognizes the words of a language that may state a food's condition; undefined if none are known. */
export const getStatePattern = (language: Language): RegExp | undefined => states.get(language)?.pattern;

/**
 * `minced` where a food is minced beef and its name is beef; undefined if the difference is more than such states.
 */
const statesBeside = (name: string, food: string, language: Language): readonly string[] | undefined => {
  const known = states.get(language)?.words;
  const id = toSemanticId(name, language);
  if (known === undefined || id === undefined || !food.endsWith(`-${id}`)) return undefined;
  const words = food
    .slice(0, -id.length - 1)
    .split('-')
    .map((word) => known.get(word));
  return words.every((word) => word !== undefined) ? words : undefined;
};

/**
 * Adds to a name the states that identify the food, for places that show only the name: `minced beef` if the line says
 * elsewhere that the beef is minced. Returns the name as it is if it already identifies one of the foods, or if they
 * differ from it by something other than states. Without a language, every language is tried. German states follow the
 * name after a comma, since before it they would have to be inflected.
 */
export const addStatesToName = (name: string, foods: readonly string[], language?: Language): string => {
  for (const one of language === undefined ? states.keys() : [language]) {
    const id = toSemanticId(name, one);
    if (id === undefined || foods.includes(id)) return name;
    const found = foods.map((food) => statesBeside(name, food, one)).find((words) => words !== undefined);
    if (found !== undefined) return one === 'de' ? `${name}, ${found.join(', ')}` : `${found.join(' ')} ${name}`;
  }
  return name;
};
