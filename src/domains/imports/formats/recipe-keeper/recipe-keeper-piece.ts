import type { Element } from 'domhandler';

import { elementsIn } from '../shared/html/elements-in.ts';
import { parseHtml } from '../shared/html/parse-html.ts';
import { linesOf, textOf } from '../shared/html/text-of.ts';

const PHOTO = /^(?:photo\d+|recipeImage)$/;

/** The markup of one recipe, queried by microdata property. */
export class RecipeKeeperPiece {
  readonly #elements: readonly Element[];

  constructor(text: string) {
    this.#elements = elementsIn(parseHtml(text));
  }

  all(property: string): readonly Element[] {
    return this.#elements.filter(({ attribs }) => attribs['itemprop'] === property);
  }

  /** The values of a property, from its `content` attribute or its text. */
  texts(property: string): readonly string[] {
    const found = this.all(property).map((element) => (element.attribs['content'] ?? textOf(element)).trim());
    return found.filter((text) => text !== '');
  }

  text(property: string): string {
    return this.texts(property)[0] ?? '';
  }

  /** Values may be separated by commas. */
  labels(property: string): readonly string[] {
    const found = this.texts(property).flatMap((text) => text.split(',').map((one) => one.trim()));
    return [...new Set(found)].filter((label) => label !== '');
  }

  /** The paragraphs of a list. Older versions only have line breaks. */
  paragraphs(property: string): readonly (Element | string)[] {
    return this.all(property).flatMap((element): readonly (Element | string)[] => {
      const paragraphs = elementsIn(element).filter(({ name }) => name === 'p');
      return paragraphs.length > 0 ? paragraphs : linesOf(element);
    });
  }

  link(property: string): string {
    const links = this.all(property).flatMap((element) => elementsIn(element).filter(({ name }) => name === 'a'));
    return links[0]?.attribs['href'] ?? '';
  }

  /** The distinct URLs of its pictures, the main one first. */
  pictures(): readonly string[] {
    const addresses = this.#elements.flatMap(({ name, attribs }) => {
      const isPhoto = (attribs['class'] ?? '').startsWith('recipe-photo') || PHOTO.test(attribs['itemprop'] ?? '');
      if (!isPhoto) return [];
      return (name === 'img' ? attribs['src'] : attribs['content']) ?? [];
    });
    return [...new Set(addresses)];
  }
}
