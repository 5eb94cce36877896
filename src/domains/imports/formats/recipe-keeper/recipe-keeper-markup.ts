import type { Element } from 'domhandler';

import { findElements } from '../../markup/html/find-elements.ts';
import { parseHtml } from '../../markup/html/parse-html.ts';
import { getNodeLines, getNodeText } from '../../markup/html/node-text.ts';

const PHOTO = /^(?:photo\d+|recipeImage)$/;

/** The markup of one recipe, queried by microdata property. */
export class RecipeKeeperMarkup {
  readonly #elements: readonly Element[];

  constructor(text: string) {
    this.#elements = findElements(parseHtml(text));
  }

  findAll(property: string): readonly Element[] {
    return this.#elements.filter(({ attribs }) => attribs['itemprop'] === property);
  }

  /** The values of a property, from its `content` attribute or its text. */
  texts(property: string): readonly string[] {
    const found = this.findAll(property).map((element) => (element.attribs['content'] ?? getNodeText(element)).trim());
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
    return this.findAll(property).flatMap((element): readonly (Element | string)[] => {
      const paragraphs = findElements(element).filter(({ name }) => name === 'p');
      return paragraphs.length > 0 ? paragraphs : getNodeLines(element);
    });
  }

  link(property: string): string {
    const links = this.findAll(property).flatMap((element) => findElements(element).filter(({ name }) => name === 'a'));
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
