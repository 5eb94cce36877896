import { findUnitsByName } from '../../../units/index.ts';
import type { Label } from '../labeled-line.ts';
import type { LineToken } from '../tokenize-line.ts';

const ARTICLES = new Set(['a', 'an', 'the', 'of']);
const FRACTIONS = new Set(['half', 'quarter', 'third', 'thirds', 'quarters']);
/** Abbreviations that are words of nothing else. */
const ABBREVIATION = /^(?:t|tb|tbs|tbls|tblsp|tbsp|tsp|ts|c|oz|lb|lbs|g|kg|ml|pkg|pkgs|pkt|doz|gal|env)$/i;
const SIZE_ABBREVIATION = /^(?:sm|med|lg|lge|lrg)$/i;

/** A line while its labels are set right, by the places of its words. */
class Mending {
  readonly labels: Label[];
  readonly #tokens: readonly LineToken[];

  constructor(tokens: readonly LineToken[], labels: readonly Label[]) {
    this.#tokens = tokens;
    this.labels = [...labels];
  }

  #word(at: number): string {
    return this.#tokens[at]?.text.toLowerCase() ?? '';
  }

  #isUnit(at: number): boolean {
    return this.#tokens[at]?.kind === 'word' && findUnitsByName(this.#tokens[at]?.text ?? '', 'en').length > 0;
  }

  /** What comes after an amount: `dozen`, `and a half`, `of a cup`, `Tbs`. */
  afterAmount(at: number): void {
    const next = at + 1;
    this.#dozen(next);
    this.#andMore(next);
    this.#ofUnit(next);
    this.#abbreviation(next);
    this.#size(next);
  }

  /** `2 dozen eggs`, `half a dozen eggs`: amounts. */
  #dozen(at: number): void {
    const end = this.#word(at) === 'a' ? at + 1 : at;
    if (this.#word(end) === 'dozen') this.labels.fill('quantity', at, end + 1);
  }

  /** `two and a half cups`, `1 and 1/2 cups`: one number. */
  #andMore(at: number): void {
    if (this.#word(at) !== 'and' && this.#word(at) !== '&') return;
    const part = ARTICLES.has(this.#word(at + 1)) ? at + 2 : at + 1;
    if (FRACTIONS.has(this.#word(part))) {
      this.labels.fill('quantity', at, part + 1);
      if (this.#isUnit(part + 1) && this.labels[part + 1] !== 'unit') this.labels[part + 1] = 'unit';
    } else if (this.labels[part] === 'quantity' && this.labels[at] === 'name') this.labels[at] = 'other';
  }

  /** `¾ of a cup of sugar`: of the unit, not of the food. */
  #ofUnit(at: number): void {
    if (this.#word(at) !== 'of' || !ARTICLES.has(this.#word(at + 1)) || !this.#isUnit(at + 2)) return;
    if (this.labels[at + 2] === 'unit') return;
    this.labels.fill('note', at, at + 2);
    this.labels[at + 2] = 'unit';
    if (this.#word(at + 3) === 'of') this.labels[at + 3] = 'note';
  }

  /** `1 Tbs butter`: no food is called so. */
  #abbreviation(at: number): void {
    const dot = this.#word(at + 1) === '.' ? at + 1 : at;
    const isUnit = this.labels[at] === 'name' && this.labels[dot + 1] === 'name' && this.#isUnit(at);
    if (isUnit && ABBREVIATION.test(this.#word(at))) this.labels[at] = 'unit';
  }

  /** `1 med. onion`, `2 lrg eggs`. */
  #size(at: number): void {
    if (!SIZE_ABBREVIATION.test(this.#word(at)) || this.labels[at] !== 'name') return;
    const next = this.#word(at + 1) === '.' ? at + 2 : at + 1;
    if (this.labels[next] !== 'name' && this.labels[next] !== 'unit') return;
    this.labels[at] = 'size';
    if (next > at + 1) this.labels[at + 1] = 'other';
  }

  /** `half an avocado`: the name begins after the article. */
  beforeName(): void {
    const first = this.labels.indexOf('name');
    const follows = this.labels[first - 1] === 'quantity' && this.labels[first + 1] === 'name';
    if (follows && ARTICLES.has(this.#word(first))) this.labels[first] = 'note';
  }
}

/** Corrects constructions that were too rare in the training data for the tagger to learn. */
export const correctEnglishLabels = (tokens: readonly LineToken[], labels: readonly Label[]): readonly Label[] => {
  const mending = new Mending(tokens, labels);
  for (let at = 0; at < tokens.length; at += 1) if (mending.labels[at] === 'quantity') mending.afterAmount(at);
  mending.beforeName();
  return mending.labels;
};
