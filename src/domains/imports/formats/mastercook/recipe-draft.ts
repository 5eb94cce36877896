import type { FoundDiagnostic, FoundRecipe } from '../format.ts';
import { readAuthorText } from '../shared/facts/author-text.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { readSourceText } from '../shared/facts/source-text.ts';
import { SectionList, asIngredients, asInstructions } from '../shared/sections/section-list.ts';
import { readNutritionText } from './nutrition-text.ts';

/** Placeholders that programs write for empty fields. */
const isNothing = (text: string): boolean => /^(?:n\/a|none|unknown|0(?::0{1,2})?)?$/i.test(text.trim());

/** Collects the parts of a MasterCook recipe, for both of its export formats. */
export class RecipeDraft {
  readonly ingredients = new SectionList();
  readonly steps = new SectionList();
  readonly #categories: string[] = [];
  readonly diagnostics: FoundDiagnostic[] = [];
  readonly #facts = new Map<string, string>();
  readonly #yields: string[] = [];
  readonly #notes: string[] = [];
  readonly #description: string[] = [];
  #nutrition: Record<string, string> | undefined;

  set(fact: 'name' | 'author' | 'source' | 'prepTime' | 'cookTime' | 'totalTime' | 'cuisine', text: string): void {
    if (!isNothing(text) && !this.#facts.has(fact)) this.#facts.set(fact, text.trim());
  }

  describe(text: string): void {
    if (!isNothing(text)) this.#description.push(text);
  }

  file(category: string): void {
    if (!isNothing(category)) this.#categories.push(category.trim());
  }

  serves(text: string): void {
    if (!isNothing(text)) this.#yields.push(servingsText(text));
  }

  note(text: string): void {
    if (!isNothing(text)) this.#notes.push(text);
  }

  nourish(text: string): void {
    this.#nutrition ??= readNutritionText(text);
    this.note(text);
  }

  get isEmpty(): boolean {
    return !this.#facts.has('name') && this.ingredients.isEmpty && this.steps.isEmpty;
  }

  get found(): FoundRecipe {
    const fact = (name: string): string | undefined => this.#facts.get(name);
    const notes = joinProse(this.#notes);
    const source = readSourceText(fact('source') ?? '');
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(fact('name') && { name: fact('name') }),
        ...(this.#description.length > 0 && { description: this.#description.join('\n') }),
        ...(fact('author') && { author: readAuthorText(fact('author') ?? '') }),
        ...(fact('prepTime') && { prepTime: fact('prepTime') }),
        ...(fact('cookTime') && { cookTime: fact('cookTime') }),
        ...(fact('totalTime') && { totalTime: fact('totalTime') }),
        ...(fact('cuisine') && { recipeCuisine: fact('cuisine') }),
        ...(this.#yields.length > 0 && { recipeYield: this.#yields }),
        ...(this.#categories.length > 0 && { recipeCategory: this.#categories }),
        ...(this.#nutrition && { nutrition: this.#nutrition }),
        recipeIngredient: asIngredients(this.ingredients.all),
        recipeInstructions: asInstructions(this.steps.all),
      },
      also: { ...(source && { source }), ...(notes !== undefined && { notes }) },
      ...(this.diagnostics.length > 0 && { diagnostics: this.diagnostics }),
    };
  }
}
