import type { ExtractionDiagnostic, ExtractedRecipe } from '../format.ts';
import { parseAuthor } from '../../values/parse-author.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { parseSource } from '../../values/parse-source.ts';
import { SectionList, sectionsToIngredients, sectionsToInstructions } from '../../sections/section-list.ts';
import { parseNutrition } from './parse-nutrition.ts';

/** Placeholders that programs write for empty fields. */
const isNothing = (text: string): boolean => /^(?:n\/a|none|unknown|0(?::0{1,2})?)?$/i.test(text.trim());

/** Collects the parts of a MasterCook recipe, for both of its export formats. */
export class RecipeBuilder {
  readonly ingredients = new SectionList();
  readonly steps = new SectionList();
  readonly #categories: string[] = [];
  readonly diagnostics: ExtractionDiagnostic[] = [];
  readonly #facts = new Map<string, string>();
  readonly #yields: string[] = [];
  readonly #notes: string[] = [];
  readonly #description: string[] = [];
  #nutrition: Record<string, string> | undefined;

  set(fact: 'name' | 'author' | 'source' | 'prepTime' | 'cookTime' | 'totalTime' | 'cuisine', text: string): void {
    if (!isNothing(text) && !this.#facts.has(fact)) this.#facts.set(fact, text.trim());
  }

  addDescription(text: string): void {
    if (!isNothing(text)) this.#description.push(text);
  }

  addCategory(category: string): void {
    if (!isNothing(category)) this.#categories.push(category.trim());
  }

  addYield(text: string): void {
    if (!isNothing(text)) this.#yields.push(formatServings(text));
  }

  addNote(text: string): void {
    if (!isNothing(text)) this.#notes.push(text);
  }

  addNutrition(text: string): void {
    this.#nutrition ??= parseNutrition(text);
    this.addNote(text);
  }

  get isEmpty(): boolean {
    return !this.#facts.has('name') && this.ingredients.isEmpty && this.steps.isEmpty;
  }

  get recipe(): ExtractedRecipe {
    const fact = (name: string): string | undefined => this.#facts.get(name);
    const notes = joinNotes(this.#notes);
    const source = parseSource(fact('source') ?? '');
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(fact('name') && { name: fact('name') }),
        ...(this.#description.length > 0 && { description: this.#description.join('\n') }),
        ...(fact('author') && { author: parseAuthor(fact('author') ?? '') }),
        ...(fact('prepTime') && { prepTime: fact('prepTime') }),
        ...(fact('cookTime') && { cookTime: fact('cookTime') }),
        ...(fact('totalTime') && { totalTime: fact('totalTime') }),
        ...(fact('cuisine') && { recipeCuisine: fact('cuisine') }),
        ...(this.#yields.length > 0 && { recipeYield: this.#yields }),
        ...(this.#categories.length > 0 && { recipeCategory: this.#categories }),
        ...(this.#nutrition && { nutrition: this.#nutrition }),
        recipeIngredient: sectionsToIngredients(this.ingredients.sections),
        recipeInstructions: sectionsToInstructions(this.steps.sections),
      },
      overrides: { ...(source && { source }), ...(notes !== undefined && { notes }) },
      ...(this.diagnostics.length > 0 && { diagnostics: this.diagnostics }),
    };
  }
}
