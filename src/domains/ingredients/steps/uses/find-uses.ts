import type { Convention, Language, Quantity } from '../../../units/index.ts';
import { IngredientNames } from './ingredient-names.ts';
import type { NamedIngredient } from './ingredient-names.ts';
import { findPhraseAt } from '../phrase-table.ts';
import type { SectionNumber, SectionScope } from '../sections/section-index.ts';
import type { TextSpan } from '../text-span.ts';
import { findUsedAmount } from './find-used-amount.ts';
import { isMark, tokenizeStep, getWordAt } from '../tokenize-step.ts';
import type { StepToken } from '../tokenize-step.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';
import type { StepVocabulary } from '../step-vocabulary.ts';

/** A place where a step uses an ingredient, including the words that say how much: `half the butter`. */
export interface StatedUse extends TextSpan {
  readonly ingredient_id: string;
  /** Set only for an exact amount: `2 tbsp of the oil`. */
  readonly quantity?: Quantity;
}

export interface UseOptions {
  /** Determines the size of `2 tbsp`. Without it, such a use has no quantity. */
  readonly convention?: Convention | undefined;
  /** The title of the step's section, for telling apart ingredients of the same name. */
  readonly section?: string | undefined;
}

interface Match {
  /** Undefined if the words mean something else or are ambiguous. */
  readonly ingredient: NamedIngredient | undefined;
  readonly end: number;
}

/** Finds names at places of one text. */
class NameFinder {
  private readonly tokens: readonly StepToken[];
  private readonly names: IngredientNames;
  private readonly words: StepVocabulary;

  constructor(tokens: readonly StepToken[], names: IngredientNames, words: StepVocabulary) {
    this.tokens = tokens;
    this.names = names;
    this.words = words;
  }

  private lemmaAt(at: number): string | undefined {
    const word = getWordAt(this.tokens, at);
    return word === undefined ? undefined : this.names.lemma(word);
  }

  /** The longest name that starts here. Shorter names inside it do not count. */
  private nameAt(first: number): { readonly key: string; readonly end: number } | undefined {
    let key = '';
    let at = first;
    let found: { key: string; end: number } | undefined;
    for (let count = 0; count < this.names.maxWordCount; count += 1) {
      // Hyphens join what the name writes apart.
      if (count > 0 && isMark(this.tokens[at], '-') && this.tokens[at]?.hasSpaceBefore === false) at += 1;
      const lemma = this.lemmaAt(at);
      if (lemma === undefined || !this.names.isKnown(lemma)) break;
      key = key === '' ? lemma : `${key} ${lemma}`;
      at += 1;
      if (this.names.isName(key)) found = { key, end: at };
    }
    return found;
  }

  /** The name that starts here and the ingredient it means. */
  at(first: number, scope: SectionScope | undefined): Match | undefined {
    if (this.tokens[first]?.kind !== 'word') return undefined;
    const other = findPhraseAt(this.words.notUses, this.tokens, first);
    if (other !== undefined) return { ingredient: undefined, end: other.end };
    const name = this.nameAt(first);
    if (name === undefined) return undefined;
    const { key, end } = name;
    const bearing = this.names.findIngredient(key, scope);
    const isOther =
      bearing === undefined || this.becomesOther(end) || (!bearing.isWhole && this.isOther(first, end, bearing.words));
    return { ingredient: isOther ? undefined : bearing.ingredient, end };
  }

  /** The sections that have an ingredient of which no other section has the name. */
  telltaleSections(): ReadonlySet<SectionNumber> {
    const sections = new Set<SectionNumber>();
    let at = 0;
    while (at < this.tokens.length) {
      const name = this.nameAt(at);
      const section = name && !this.becomesOther(name.end) ? this.names.findSection(name.key) : undefined;
      if (section !== undefined) sections.add(section);
      at = name?.end ?? at + 1;
    }
    return sections;
  }

  /** `garlic powder` is not garlic. */
  private becomesOther(end: number): boolean {
    const next = this.lemmaAt(end);
    return next !== undefined && this.words.notBefore.has(next);
  }

  /**
   * Whether the words around make another food of a shortened name: `olive oil` where the recipe has vegetable oil.
   */
  private isOther(first: number, end: number, name: readonly string[]): boolean {
    const before = this.lemmaAt(this.isHyphen(first - 1) ? first - 2 : first - 1);
    if (before !== undefined && this.words.notAfter.has(before) && !name.includes(before)) return true;
    if (this.words.head === 'last' || !this.words.ofNames.has(getWordAt(this.tokens, end) ?? '')) return false;
    const next = this.lemmaAt(end + 1);
    return next !== undefined && !name.includes(next);
  }

  private isHyphen(at: number): boolean {
    return isMark(this.tokens[at], '-');
  }
}

/** A step that is already tokenized. */
interface TokenizedStep {
  readonly text: string;
  readonly tokens: readonly StepToken[];
  /** The ingredient sections that it belongs to, if known. */
  readonly scope: SectionScope | undefined;
  /** Whether a token is part of a time or a temperature. */
  readonly isTaken: (token: StepToken) => boolean;
}

/** Finds the ingredients of one recipe in its steps. Create it once per recipe. */
export class UseFinder {
  readonly names: IngredientNames;
  private readonly language: Language;
  private readonly convention: Convention | undefined;

  constructor(ingredients: readonly NamedIngredient[], language: Language, convention?: Convention) {
    this.names = new IngredientNames(ingredients, language);
    this.language = language;
    this.convention = convention;
  }

  /** The sections whose ingredients a text names, as far as other sections do not have the same. */
  findTelltaleSections(text: string): ReadonlySet<SectionNumber> {
    return new NameFinder(tokenizeStep(text), this.names, getStepVocabulary(this.language)).telltaleSections();
  }

  find({ text, tokens, scope: ownScope, isTaken }: TokenizedStep): StatedUse[] {
    const { language, convention } = this;
    const finder = new NameFinder(tokens, this.names, getStepVocabulary(language));
    const uses: StatedUse[] = [];
    let scope = ownScope;
    let min = 0;
    let at = 0;
    while (at < tokens.length) {
      const token = tokens[at];
      if (token !== undefined && isTaken(token)) {
        at += 1;
        min = at;
        continue;
      }
      // What the text says itself holds until it names another section.
      scope = this.names.sections.findMention(tokens, at) ?? scope;
      const match = finder.at(at, scope);
      if (match?.ingredient === undefined) {
        at = match?.end ?? at + 1;
        continue;
      }
      const part = findUsedAmount({ text, tokens, language, convention }, at, match.end, min);
      const start = tokens[part.first]?.start ?? 0;
      const end = tokens[part.end - 1]?.end ?? start;
      uses.push({
        start,
        end,
        text: text.slice(start, end),
        ingredient_id: match.ingredient.id,
        ...(part.quantity !== undefined && { quantity: part.quantity }),
      });
      at = part.end;
      min = at;
    }
    return uses;
  }
}

/**
 * Finds where a text uses the ingredients of its recipe, in text order. A name matches in singular and plural, in full
 * or shortened: `the onions` for `red onions`. A name that fits several ingredients equally well matches none of them,
 * unless one of them is in the section of the step.
 */
export const findIngredientUses = (
  text: string,
  ingredients: readonly NamedIngredient[],
  language: Language = 'en',
  { convention, section }: UseOptions = {},
): StatedUse[] => {
  const finder = new UseFinder(ingredients, language, convention);
  const scope = finder.names.sections.findByTitle(section);
  return finder.find({ text, tokens: tokenizeStep(text), scope, isTaken: () => false });
};
