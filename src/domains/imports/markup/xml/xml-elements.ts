import type { XmlElement } from './parse-xml.ts';

export const getChildElements = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

export const findChildren = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  getChildElements(element).filter(({ name }) => names.includes(name));

export const findChild = (element: XmlElement, ...names: readonly string[]): XmlElement | undefined =>
  getChildElements(element).find(({ name }) => names.includes(name));

/**
 * Finds elements by name at any depth, but not inside other matches. Recursion is safe because the depth is limited.
 */
export const findDescendants = (element: XmlElement, ...names: readonly string[]): XmlElement[] =>
  getChildElements(element).flatMap((child) =>
    names.includes(child.name) ? [child] : findDescendants(child, ...names),
  );

/** All the text in an element, as it is. */
export const getElementText = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : getElementText(child))).join('');

/** The text of the first child with one of these names, on one line. Empty if there is none. */
export const getChildText = (element: XmlElement, ...names: readonly string[]): string => {
  const child = findChild(element, ...names);
  return child === undefined ? '' : getElementText(child).replaceAll(/\s+/g, ' ').trim();
};

export const getAttribute = (element: XmlElement, name: string): string =>
  (element.attributes.get(name) ?? '').replaceAll(/\s+/g, ' ').trim();
