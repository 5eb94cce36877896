import { squeezed } from '../shared/lines/split-lines.ts';
import { childNamed, childrenNamed, elementsIn, lineOf, textIn } from '../shared/xml/elements.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';

const joined = (parts: readonly string[], sign = ' '): string => parts.filter((part) => part !== '').join(sign);

/** A range as `2-3`, or a single number. */
const quantityText = (element: XmlElement): string => {
  const range = childNamed(element, 'range') ?? (childNamed(element, 'q1') && element);
  if (range !== undefined) return joined([lineOf(range, 'q1'), lineOf(range, 'q2')], '-');
  const quantity = childNamed(element, 'qty');
  return quantity === undefined ? '' : quantityText(quantity) || squeezed(textIn(quantity));
};

/** A quantity with its unit: `2-3 dozen`, `30 minutes`. Falls back to the plain text of the element. */
export const measureText = (element: XmlElement): string => {
  const parts = [quantityText(element), lineOf(element, 'size'), lineOf(element, 'unit', 'timeunit', 'tempunit')];
  return joined(parts) || squeezed(textIn(element));
};

/** What an ingredient is made of, in the order in which it stands there. */
export const ingredientText = (ingredient: XmlElement, depth = 0): string => {
  let line = '';
  const add = (text: string, before = ' '): void => {
    if (text !== '') line = line === '' ? text : line + before + text;
  };
  for (const child of elementsIn(ingredient)) {
    if (child.name === 'amt') add(measureText(child));
    else if (child.name === 'prep') add(squeezed(textIn(child)), ', ');
    else if (child.name !== 'alt-ing') add(squeezed(textIn(child)));
    else if (depth === 0) add(ingredientText(child, 1), ' or ');
  }
  if (line === '') line = squeezed(textIn(ingredient));
  const isOptional = /^(?:yes|true|1)$/i.test(ingredient.attributes.get('optional') ?? '');
  return isOptional && line !== '' ? `${line} (optional)` : line;
};

/** All times of a name, each as people say it. */
export const timesIn = (head: XmlElement, name: string): { readonly type: string; readonly text: string }[] =>
  childrenNamed(head, name).map((element) => ({
    type: element.attributes.get('type') ?? '',
    text: measureText(childNamed(element, 'time') ?? element),
  }));
