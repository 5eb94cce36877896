import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import {
  findChild,
  findChildren,
  getChildElements,
  getChildText,
  getElementText,
} from '../../markup/xml/xml-elements.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';

const joined = (parts: readonly string[], sign = ' '): string => parts.filter((part) => part !== '').join(sign);

/** A range as `2-3`, or a single number. */
const quantityText = (element: XmlElement): string => {
  const range = findChild(element, 'range') ?? (findChild(element, 'q1') && element);
  if (range !== undefined) return joined([getChildText(range, 'q1'), getChildText(range, 'q2')], '-');
  const quantity = findChild(element, 'qty');
  return quantity === undefined ? '' : quantityText(quantity) || collapseWhitespace(getElementText(quantity));
};

/** A quantity with its unit: `2-3 dozen`, `30 minutes`. Falls back to the plain text of the element. */
export const formatMeasure = (element: XmlElement): string => {
  const parts = [
    quantityText(element),
    getChildText(element, 'size'),
    getChildText(element, 'unit', 'timeunit', 'tempunit'),
  ];
  return joined(parts) || collapseWhitespace(getElementText(element));
};

/** What an ingredient is made of, in the order in which it stands there. */
export const formatRecipeMlIngredient = (ingredient: XmlElement, depth = 0): string => {
  let line = '';
  const add = (text: string, before = ' '): void => {
    if (text !== '') line = line === '' ? text : line + before + text;
  };
  for (const child of getChildElements(ingredient)) {
    if (child.name === 'amt') add(formatMeasure(child));
    else if (child.name === 'prep') add(collapseWhitespace(getElementText(child)), ', ');
    else if (child.name !== 'alt-ing') add(collapseWhitespace(getElementText(child)));
    else if (depth === 0) add(formatRecipeMlIngredient(child, 1), ' or ');
  }
  if (line === '') line = collapseWhitespace(getElementText(ingredient));
  const isOptional = /^(?:yes|true|1)$/i.test(ingredient.attributes.get('optional') ?? '');
  return isOptional && line !== '' ? `${line} (optional)` : line;
};

/** All times of a name, each as people say it. */
export const findTimes = (head: XmlElement, name: string): { readonly type: string; readonly text: string }[] =>
  findChildren(head, name).map((element) => ({
    type: element.attributes.get('type') ?? '',
    text: formatMeasure(findChild(element, 'time') ?? element),
  }));
