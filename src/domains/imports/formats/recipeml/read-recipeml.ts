import type { Found } from '../format.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { readSourceText } from '../shared/facts/source-text.ts';
import { plainText } from '../shared/html/plain-text.ts';
import { filledLines, paragraphsOf, splitLines, squeezed } from '../shared/lines/split-lines.ts';
import { SectionList, asIngredients, asInstructions } from '../shared/sections/section-list.ts';
import { childNamed, childrenNamed, descendantsNamed, elementsIn, lineOf, textIn } from '../shared/xml/elements.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';
import { ingredientText, measureText, timesIn } from './amount-text.ts';

/** Finds all recipes, inside menus or not. Some files omit the `recipe` element and put its contents into the root. */
export const recipesIn = (root: XmlElement): XmlElement[] => {
  const recipes = descendantsNamed(root, 'recipe');
  if (recipes.length > 0) return recipes;
  return descendantsNamed(root, 'recipeml').filter((element) => childNamed(element, 'ingredients', 'directions'));
};

/** A blank line starts a new step. If there are no blank lines, every line is a step. */
const stepsInText = (text: string): string[] => {
  const paragraphs = paragraphsOf(splitLines(text));
  const [only] = paragraphs;
  return paragraphs.length === 1 && only !== undefined ? only : paragraphs.map((lines) => lines.join(' '));
};

/** The non-empty lines of an element's text. */
const linesIn = (element: XmlElement): string => filledLines(splitLines(textIn(element))).join('\n');

class RecipeMlReader {
  readonly #recipe: XmlElement;
  readonly #head: XmlElement;
  readonly #ingredients = new SectionList();
  readonly #steps = new SectionList();
  readonly #notes: string[] = [];

  constructor(recipe: XmlElement) {
    this.#recipe = recipe;
    this.#head = childNamed(recipe, 'head') ?? recipe;
  }

  read(): Found {
    for (const list of childrenNamed(this.#recipe, 'ingredients')) this.#readIngredients(list);
    for (const directions of childrenNamed(this.#recipe, 'directions')) this.#readDirections(directions);
    const title = lineOf(this.#head, 'title');
    if (title === '' && this.#ingredients.isEmpty && this.#steps.isEmpty) {
      return { kind: 'unreadable', title: '', reason: 'This recipe of the RecipeML file is empty.' };
    }
    const source = readSourceText(this.#source());
    const facts = this.#facts();
    const notes = joinProse(this.#notes);
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(title !== '' && { name: title }),
        ...facts,
        recipeIngredient: asIngredients(this.#ingredients.all),
        recipeInstructions: asInstructions(this.#steps.all),
      },
      // Many files have the named entities of HTML, which XML does not know.
      options: { plainText },
      also: { ...(source && { source }), ...(notes !== undefined && { notes: plainText(notes) }) },
    };
  }

  #readIngredients(list: XmlElement): void {
    for (const element of elementsIn(list)) {
      if (element.name === 'ing-div') {
        this.#ingredients.open(lineOf(element, 'title'));
        this.#readIngredients({ ...element, children: elementsIn(element).filter(({ name }) => name !== 'title') });
        this.#ingredients.open('');
      } else if (element.name === 'ing') this.#ingredients.add(ingredientText(element));
      else this.#notes.push(squeezed(textIn(element)));
    }
  }

  #readDirections(directions: XmlElement): void {
    const parts = elementsIn(directions);
    if (!parts.some(({ name }) => name === 'step' || name === 'dir-div')) {
      this.#steps.addAll(stepsInText(textIn(directions)));
      return;
    }
    for (const part of parts) {
      if (part.name === 'dir-div') {
        this.#steps.open(lineOf(part, 'title'));
        this.#readDirections({ ...part, children: elementsIn(part).filter(({ name }) => name !== 'title') });
      } else if (part.name === 'note') this.#notes.push(squeezed(textIn(part)));
      else this.#steps.add(linesIn(part));
    }
  }

  #source(): string {
    const source = childNamed(this.#head, 'source');
    if (source === undefined) return '';
    const items = childrenNamed(source, 'srcitem').map((item) => squeezed(textIn(item)));
    return items.length > 0 ? items.join(', ') : textIn(source);
  }

  /** Maps times by their `type` attribute. */
  #times(): Record<string, string> {
    const times: Record<string, string> = {};
    for (const { type, text } of timesIn(this.#head, 'preptime')) {
      const property = /cook|bak|cuisson/i.test(type) ? 'cookTime' : /total/i.test(type) ? 'totalTime' : 'prepTime';
      if (text === '') continue;
      if (times[property] === undefined) times[property] = text;
      else this.#notes.push(`${type}: ${text}`);
    }
    return times;
  }

  #facts(): Record<string, unknown> {
    const made = childNamed(this.#head, 'yield');
    const prose = (name: string): string[] =>
      [this.#recipe, this.#head].flatMap((element) => childrenNamed(element, name)).map(linesIn);
    const description = joinProse([...new Set(prose('description'))]);
    this.#notes.push(lineOf(this.#head, 'subtitle'), lineOf(this.#head, 'version'));
    const remarks = ['note', 'notes', 'nutrition', 'diet-exchanges'].flatMap(prose);
    for (const remark of new Set(remarks)) this.#notes.push(remark);
    const language = this.#recipe.attributes.get('xml:lang') ?? '';
    const tools = childrenNamed(this.#recipe, 'equipment').flatMap((element) => {
      const all = descendantsNamed(element, 'tool', 'item').map((tool) => squeezed(textIn(tool)));
      return all.length > 0 ? all : filledLines(splitLines(textIn(element)));
    });
    return {
      ...this.#times(),
      ...(description !== undefined && { description }),
      ...(made !== undefined && { recipeYield: servingsText(measureText(made)) }),
      ...(language !== '' && { inLanguage: language }),
      ...(tools.length > 0 && { tool: tools }),
      recipeCategory: descendantsNamed(this.#head, 'cat').map((category) => squeezed(textIn(category))),
    };
  }
}

/** Parses one recipe of a RecipeML 0.5 document. */
export const readRecipeMl = (recipe: XmlElement): Found => new RecipeMlReader(recipe).read();
