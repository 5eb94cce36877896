import { applyEdits } from '../../../../platform/text/apply-edits.ts';
import type { TextEdit } from '../../../../platform/text/apply-edits.ts';
import { compare, isZero, one, parseRational, rational } from '../../../units/index.ts';
import type { Amount, Language } from '../../../units/index.ts';
import { toSemanticId } from '../semantic-id.ts';
import { findNounPhrase } from './find-noun-phrase.ts';
import { getNounIndex } from './noun-index.ts';
import type { NounIndex } from './noun-index.ts';
import type { AdjectiveForms, Gender } from './noun-lexicon.ts';
import { splitPhrase } from './split-phrase.ts';
import type { PhraseWord } from './split-phrase.ts';

type GrammaticalNumber = 'singular' | 'plural';

const two = rational(2);

/** The end of a range decides: 1 to 2 onions, 1/2 to 1 onion. Undefined for nothing and for no number. */
const getNumber = ({ value, min, max }: Amount, language: Language): GrammaticalNumber | undefined => {
  const number = parseRational(max ?? value ?? min ?? '');
  if (number === undefined || isZero(number)) return undefined;
  // French and Portuguese count in the singular up to 2: 1 ½ oignon.
  const isSingular = language === 'fr' || language === 'pt' ? compare(number, two) < 0 : compare(number, one) <= 0;
  return isSingular ? 'singular' : 'plural';
};

const isUpperCase = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

const capitalize = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** Writes a form like the word it replaces: in capitals, with a capital, or in lower case. */
const matchCase = (form: string, before: string): string => {
  if (before.length > 1 && isUpperCase(before)) return form.toUpperCase();
  const [first = ''] = before;
  return isUpperCase(first) ? capitalize(form) : form;
};

const replaceWord = ({ start, end, text, key }: PhraseWord, form: string): readonly TextEdit[] =>
  form === key ? [] : [{ start, end, text: matchCase(form, text) }];

const getForm = (forms: AdjectiveForms, number: GrammaticalNumber, gender: Gender): string | undefined => {
  const agreed = gender !== 'masculine-feminine' ? gender : number === 'singular' ? 'masculine' : 'feminine';
  return forms[number][agreed];
};

/** The form that the adjective must have; undefined if it is unknown, or does not agree with the noun as it is. */
const inflectAdjective = (
  { key }: PhraseWord,
  { adjectives, invariables }: NounIndex,
  gender: Gender,
  number: GrammaticalNumber,
): string | undefined => {
  if (adjectives === 'any' || invariables.has(key)) return key;
  const agreeing = (adjectives.get(key) ?? []).filter(
    (forms) =>
      getForm(forms, 'singular', gender) === key ||
      getForm(forms, 'plural', gender) === key ||
      forms.alsoSingular?.[gender] === key,
  );
  const results = new Set(agreeing.map((forms) => getForm(forms, number, gender)));
  const [form] = results;
  return results.size === 1 ? form : undefined;
};

/** Whether an adjective after the comma would have to change too: `Äpfel, rote`. */
const hasAgreeingAside = (rest: readonly PhraseWord[], { adjectives }: NounIndex, gender: Gender): boolean =>
  adjectives !== 'any' &&
  rest.some(({ key }) =>
    (adjectives.get(key) ?? []).some(
      (forms) => getForm(forms, 'singular', gender) !== getForm(forms, 'plural', gender),
    ),
  );

const findEdits = (phrase: string, number: GrammaticalNumber, index: NounIndex): readonly TextEdit[] => {
  const split = splitPhrase(phrase);
  const found = split && findNounPhrase(split, index);
  if (found === undefined) return [];
  const { noun, words, adjectives } = found;
  if (hasAgreeingAside(split?.rest ?? [], index, noun.gender)) return [];
  const isSingular = words.map(({ key }) => key).join(' ') === noun.singular;
  // A second plural stays as it is: mangos next to mangoes.
  const forms = isSingular === (number === 'singular') ? [] : noun[number].split(' ');
  const edits = forms.flatMap((form, at) => words.slice(at, at + 1).flatMap((word) => replaceWord(word, form)));
  for (const adjective of adjectives) {
    const form = inflectAdjective(adjective, index, noun.gender, number);
    if (form === undefined) return [];
    edits.push(...replaceWord(adjective, form));
  }
  return edits.sort((a, b) => a.start - b.start);
};

/** Longer text is not the name of a food. */
const MAX_LENGTH = 300;

/**
 * Puts the head noun of a food into the form that a number calls for: `large red onions` is `large red onion` for 1 and
 * 1/2, `gros oignon` is `gros oignons` for 2. Adjectives that agree with the noun change too; every other word stays.
 * Returns the phrase unchanged unless all of its words are understood, and never names another food.
 */
export const matchNounToCount = (phrase: string, count: Amount, language: Language): string => {
  if (phrase.length > MAX_LENGTH) return phrase;
  const number = getNumber(count, language);
  if (number === undefined) return phrase;
  const edits = findEdits(phrase, number, getNounIndex(language));
  if (edits.length === 0) return phrase;
  const result = applyEdits(phrase, edits);
  return toSemanticId(result, language) === toSemanticId(phrase, language) ? result : phrase;
};

/** Puts a participle that follows the food after a comma into the form that the number calls for: `cebollas, picadas`. */
export const matchAsideToCount = (phrase: string, aside: string, count: Amount, language: Language): string => {
  const index = getNounIndex(language);
  const [split, asideSplit] = [splitPhrase(phrase), splitPhrase(aside)];
  const noun = split && findNounPhrase(split, index)?.noun;
  const [word, ...others] = asideSplit?.words ?? [];
  const number = getNumber(count, language);
  if (noun === undefined || word === undefined || others.length > 0 || number === undefined) return aside;
  const form = inflectAdjective(word, index, noun.gender, number);
  return form === undefined ? aside : applyEdits(aside, replaceWord(word, form));
};

/** Whether the words name a food that is counted, with singular and plural known: `large onion`, but not `flour`. */
export const isCountedFood = (phrase: string, language: Language): boolean => {
  if (phrase.length > MAX_LENGTH) return false;
  const split = splitPhrase(phrase);
  return split !== undefined && findNounPhrase(split, getNounIndex(language)) !== undefined;
};
