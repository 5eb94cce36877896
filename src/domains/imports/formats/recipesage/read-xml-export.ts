import { childrenNamed, descendantsNamed, lineOf, textIn } from '../shared/xml/elements.ts';
import { readXml } from '../shared/xml/read-xml.ts';
import type { XmlElement } from '../shared/xml/read-xml.ts';
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
  ...Object.fromEntries(FIELDS.map((name) => [name, childrenNamed(recipe, name).map(textIn).join('\n').trim()])),
  labels: childrenNamed(recipe, 'labels').map((label) => lineOf(label, 'title')),
  images: childrenNamed(recipe, 'images').map((image) => lineOf(image, 'location')),
});

/** The recipes of an export as XML. */
export const recordsOfXml = (text: string): readonly RecipeSageRecord[] =>
  descendantsNamed(readXml(text), 'recipe').map(recordOf);
