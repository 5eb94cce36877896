import type { XmlElement } from './read-xml.ts';

export const elementsIn = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const childrenNamed = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  elementsIn(element).filter(({ name }) => names.includes(name));

export const childNamed = (element: XmlElement, ...names: readonly string[]): XmlElement | undefined =>
  elementsIn(element).find(({ name }) => names.includes(name));

/**
 * Finds elements by name at any depth, but not inside other matches. Recursion is safe because the depth is limited.
 */
export const descendantsNamed = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  elementsIn(element).flatMap((child) => (names.includes(child.name) ? [child] : descendantsNamed(child, ...names)));

/** All the text in an element, as it is. */
export const textIn = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');

/** The text of the first child with one of these names, on one line. Empty if there is none. */
export const lineOf = (element: XmlElement, ...names: readonly string[]): string => {
  const child = childNamed(element, ...names);
  return child === undefined ? '' : textIn(child).replaceAll(/\s+/g, ' ').trim();
};

export const attribute = (element: XmlElement, name: string): string =>
  (element.attributes.get(name) ?? '').replaceAll(/\s+/g, ' ').trim();
