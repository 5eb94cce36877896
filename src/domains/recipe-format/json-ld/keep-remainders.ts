import { isObject } from '../is-object.ts';
import type { JsonObject } from '../is-object.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { LONGEST_LABEL } from '../schema/vocabulary.ts';
import { DIET_WORDS } from './names.ts';
import { lastPart, property } from './property.ts';
import type { Reader } from './reader.ts';

/** The converted properties that decide whether something remains. */
type Read = Pick<Partial<RecipeDocument>, 'title' | 'language' | 'published_on' | 'modified_on' | 'source'>;

/** Properties that may say more than the document can express. Then the original value is kept as well. */
export const REMAINDERS = [
  'headline',
  'inLanguage',
  'publisher',
  'identifier',
  'datePublished',
  'dateModified',
  'nutrition',
  'suitableForDiet',
] as const;

const SAID_OF_PUBLISHER: ReadonlySet<string> = new Set(['@id', '@type', '@context', 'name']);

/** Whether a property says more than was converted. */
const hasMore = (reader: Reader, name: (typeof REMAINDERS)[number], value: unknown, read: Read): boolean => {
  const values = reader.values(value);
  const lines = (): readonly string[] => values.map((one) => reader.line(one, LONGEST_LABEL));
  switch (name) {
    case 'headline':
      return lines().some((line) => line !== '' && line !== read.title);
    case 'inLanguage':
      return read.language === undefined;
    case 'datePublished':
      return read.published_on === undefined;
    case 'dateModified':
      return read.modified_on === undefined;
    case 'identifier':
      return lines().some((line) => line !== (read.source?.identifier ?? ''));
    case 'publisher':
      return values.some((one) => isObject(one) && Object.keys(one).some((key) => !SAID_OF_PUBLISHER.has(key)));
    case 'nutrition':
      return values.some((one) => reader.node(one) === undefined);
    case 'suitableForDiet':
      return values.some((one) => !DIET_WORDS.has(lastPart(reader.reference(one, LONGEST_LABEL))));
    default:
      return name satisfies never;
  }
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Original values of known properties that say more than the document can express. */
export const remaindersOf = (reader: Reader, node: JsonObject, read: Read): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    REMAINDERS.flatMap((name) => {
      const value = property(node, name);
      if (isEmpty(value) || !hasMore(reader, name, value, read)) return [];
      const kept = reader.whole(name, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
