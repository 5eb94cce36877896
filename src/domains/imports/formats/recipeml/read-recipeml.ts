import type { ExtractedItem } from '../format.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { formatServings } from '../../values/format-servings.ts';
import { parseSource } from '../../values/parse-source.ts';
import { toPlainText } from '../../markup/html/to-plain-text.ts';
import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { removeEmptyLines, splitParagraphs, splitLines } from '../../text/lines.ts';
import { SectionList, sectionsToIngredients, sectionsToInstructions } from '../../sections/section-list.ts';
import {
  findChild,
  findChildren,
  findDescendants,
  getChildElements,
  getChildText,
  getElementText,
} from '../../markup/xml/xml-elements.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';
import { formatRecipeMlIngredient, formatMeasure, findTimes } from './format-recipeml-ingredient.ts';

/** Finds all recipes, inside menus or not. Some files omit the `recipe` element and put its contents into the root. */
export const findRecipeElements = (root: XmlElement): XmlElement[] => {
  const recipes = findDescendants(root, 'recipe');
  if (recipes.length > 0) return recipes;
  return findDescendants(root, 'recipeml').filter((element) => findChild(element, 'ingredients', 'directions'));
};

/** A blank line starts a new step. If there are no blank lines, every line is a step. */
const stepsInText = (text: string): string[] => {
  const paragraphs = splitParagraphs(splitLines(text));
  const [only] = paragraphs;
  return paragraphs.length === 1 && only !== undefined ? only : paragraphs.map((lines) => lines.join(' '));
};

/** The non-empty lines of an element's text. */
const linesIn = (element: XmlElement): string => removeEmptyLines(splitLines(getElementText(element))).join('\n');

class RecipeMlReader {
  readonly #recipe: XmlElement;
  readonly #head: XmlElement;
  readonly #ingredients = new SectionList();
  readonly #steps = new SectionList();
  readonly #notes: string[] = [];

  constructor(recipe: XmlElement) {
    this.#recipe = recipe;
    this.#head = findChild(recipe, 'head') ?? recipe;
  }

  read(): ExtractedItem {
    for (const list of findChildren(this.#recipe, 'ingredients')) this.#readIngredients(list);
    for (const directions of findChildren(this.#recipe, 'directions')) this.#readDirections(directions);
    const title = getChildText(this.#head, 'title');
    if (title === '' && this.#ingredients.isEmpty && this.#steps.isEmpty) {
      return { kind: 'unreadable', title: '', reason: 'This recipe of the RecipeML file is empty.' };
    }
    const source = parseSource(this.#source());
    const facts = this.#facts();
    const notes = joinNotes(this.#notes);
    return {
      kind: 'recipe',
      node: {
        '@type': 'Recipe',
        ...(title !== '' && { name: title }),
        ...facts,
        recipeIngredient: sectionsToIngredients(this.#ingredients.sections),
        recipeInstructions: sectionsToInstructions(this.#steps.sections),
      },
      // Many files have the named entities of HTML, which XML does not know.
      options: { plainText: toPlainText },
      overrides: { ...(source && { source }), ...(notes !== undefined && { notes: toPlainText(notes) }) },
    };
  }

  #readIngredients(list: XmlElement): void {
    for (const element of getChildElements(list)) {
      if (element.name === 'ing-div') {
        this.#ingredients.startSection(getChildText(element, 'title'));
        this.#readIngredients({
          ...element,
          children: getChildElements(element).filter(({ name }) => name !== 'title'),
        });
        this.#ingredients.startSection('');
      } else if (element.name === 'ing') this.#ingredients.add(formatRecipeMlIngredient(element));
      else this.#notes.push(collapseWhitespace(getElementText(element)));
    }
  }

  #readDirections(directions: XmlElement): void {
    const parts = getChildElements(directions);
    if (!parts.some(({ name }) => name === 'step' || name === 'dir-div')) {
      this.#steps.addAll(stepsInText(getElementText(directions)));
      return;
    }
    for (const part of parts) {
      if (part.name === 'dir-div') {
        this.#steps.startSection(getChildText(part, 'title'));
        this.#readDirections({ ...part, children: getChildElements(part).filter(({ name }) => name !== 'title') });
      } else if (part.name === 'note') this.#notes.push(collapseWhitespace(getElementText(part)));
      else this.#steps.add(linesIn(part));
    }
  }

  #source(): string {
    const source = findChild(this.#head, 'source');
    if (source === undefined) return '';
    const items = findChildren(source, 'srcitem').map((item) => collapseWhitespace(getElementText(item)));
    return items.length > 0 ? items.join(', ') : getElementText(source);
  }

  /** Maps times by their `type` attribute. */
  #times(): Record<string, string> {
    const times: Record<string, string> = {};
    for (const { type, text } of findTimes(this.#head, 'preptime')) {
      const property = /cook|bak|cuisson/i.test(type) ? 'cookTime' : /total/i.test(type) ? 'totalTime' : 'prepTime';
      if (text === '') continue;
      if (times[property] === undefined) times[property] = text;
      else this.#notes.push(`${type}: ${text}`);
    }
    return times;
  }

  #facts(): Record<string, unknown> {
    const made = findChild(this.#head, 'yield');
    const prose = (name: string): string[] =>
      [this.#recipe, this.#head].flatMap((element) => findChildren(element, name)).map(linesIn);
    const description = joinNotes([...new Set(prose('description'))]);
    this.#notes.push(getChildText(this.#head, 'subtitle'), getChildText(this.#head, 'version'));
    const remarks = ['note', 'notes', 'nutrition', 'diet-exchanges'].flatMap(prose);
    for (const remark of new Set(remarks)) this.#notes.push(remark);
    const language = this.#recipe.attributes.get('xml:lang') ?? '';
    const tools = findChildren(this.#recipe, 'equipment').flatMap((element) => {
      const all = findDescendants(element, 'tool', 'item').map((tool) => collapseWhitespace(getElementText(tool)));
      return all.length > 0 ? all : removeEmptyLines(splitLines(getElementText(element)));
    });
    return {
      ...this.#times(),
      ...(description !== undefined && { description }),
      ...(made !== undefined && { recipeYield: formatServings(formatMeasure(made)) }),
      ...(language !== '' && { inLanguage: language }),
      ...(tools.length > 0 && { tool: tools }),
      recipeCategory: findDescendants(this.#head, 'cat').map((category) =>
        collapseWhitespace(getElementText(category)),
      ),
    };
  }
}

/** Parses one recipe of a RecipeML 0.5 document. */
export const readRecipeMl = (recipe: XmlElement): ExtractedItem => new RecipeMlReader(recipe).read();
