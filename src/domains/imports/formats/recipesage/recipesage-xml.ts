import { findChildren, findDescendants, getChildText, getElementText } from '../../markup/xml/xml-elements.ts';
import { parseXml } from '../../markup/xml/parse-xml.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';
import type { RecipeSageRecord } from './recipesage-record.ts';

/** Whether a text is an XML export from RecipeSage: `data` with recipes that have times. */
export const isRecipeSageXml = (text: string): boolean => {
  const head = text.slice(0, 4000);
  return (
    /^[^<]{0,10}(?:<\?xml[^>]{0,200}>\s{0,20})?<data>\s{0,20}<recipe>/.test(head) &&
    /<(?:activeTime|totalTime)/.test(head)
  );
};

const FIELDS = (
  'id title description yield activetime totaltime source url notes ingredients instructions rating ' +
  'createdat updatedat'
).split(' ');

const recordOf = (recipe: XmlElement): RecipeSageRecord => ({
  ...Object.fromEntries(FIELDS.map((name) => [name, findChildren(recipe, name).map(getElementText).join('\n').trim()])),
  labels: findChildren(recipe, 'labels').map((label) => getChildText(label, 'title')),
  images: findChildren(recipe, 'images').map((image) => getChildText(image, 'location')),
});

/** The recipes of an export as XML. */
export const parseRecipeSageXml = (text: string): readonly RecipeSageRecord[] =>
  findDescendants(parseXml(text), 'recipe').map(recordOf);
