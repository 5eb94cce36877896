import type { RecipeDocument } from '../../recipe-format/index.ts';
import { detectRecipeLanguage } from '../../recipe-format/index.ts';
import type { KitchenConvention } from '../../units/index.ts';
import { suggestConvention } from './suggest-convention.ts';

/** More recipes do not make the suggestion any better. */
const MAX_ITEMS = 100;
/** Temperatures and measures are near the start of a recipe. */
const MAX_TEXTS = 100;
const MAX_TEXT_LENGTH = 500;

const textsOf = ({ ingredient_sections: lists, instruction_sections: sections }: RecipeDocument): readonly string[] =>
  [
    ...(lists ?? []).flatMap(({ ingredients }) => ingredients ?? []),
    ...(sections ?? []).flatMap(({ steps }) => steps ?? []),
  ]
    .slice(0, MAX_TEXTS)
    .map(({ text }) => (text ?? '').slice(0, MAX_TEXT_LENGTH));

/** Determines what most recipes of a preview suggest about the convention of their measures. */
export class ConventionVote {
  readonly #counts = new Map<KitchenConvention, number>();
  #items = 0;

  /** Adds a recipe with open measures. The URL is the one that it was fetched from. */
  add(document: RecipeDocument | undefined, url: string | undefined): void {
    this.#items += 1;
    if (document === undefined || this.#items > MAX_ITEMS) return;
    const suggested = suggestConvention({
      language: document.language || detectRecipeLanguage(document),
      url: document.source?.url || url,
      texts: textsOf(document),
    });
    if (suggested !== undefined) this.#counts.set(suggested, (this.#counts.get(suggested) ?? 0) + 1);
  }

  get hasItems(): boolean {
    return this.#items > 0;
  }

  /** The most frequent suggestion; undefined if there is none, or if two are as frequent. */
  get winner(): KitchenConvention | undefined {
    const [first, second] = [...this.#counts].sort(([, a], [, b]) => b - a);
    return first !== undefined && first[1] !== second?.[1] ? first[0] : undefined;
  }
}
