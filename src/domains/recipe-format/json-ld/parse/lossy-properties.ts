import { isObject } from '../../json.ts';
import type { JsonObject } from '../../json.ts';
import { MAX_LABEL_LENGTH } from '../../schema/field-types.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { getLastSegment, getProperty } from '../node-properties.ts';
import { DIETS_BY_TYPE } from '../schema-org-terms.ts';
import type { NodeReader } from './node-reader.ts';

/** The parsed properties that decide whether a value was parsed completely. */
type ParsedProperties = Pick<Partial<RecipeDocument>, 'title' | 'language' | 'published_on' | 'modified_on' | 'source'>;

/** Properties whose value may say more than a document can. The original value is then preserved. */
export const LOSSY_PROPERTIES = [
  'headline',
  'inLanguage',
  'publisher',
  'identifier',
  'datePublished',
  'dateModified',
  'nutrition',
  'suitableForDiet',
] as const;

const PARSED_PUBLISHER_PROPERTIES: ReadonlySet<string> = new Set(['@id', '@type', '@context', 'name']);

/** Whether the value says more than was parsed from it. */
const isLossy = (
  reader: NodeReader,
  name: (typeof LOSSY_PROPERTIES)[number],
  value: unknown,
  parsed: ParsedProperties,
): boolean => {
  const values = reader.values(value);
  const lines = (): readonly string[] => values.map((item) => reader.line(item, MAX_LABEL_LENGTH));
  switch (name) {
    case 'headline':
      return lines().some((line) => line !== '' && line !== parsed.title);
    case 'inLanguage':
      return parsed.language === undefined;
    case 'datePublished':
      return parsed.published_on === undefined;
    case 'dateModified':
      return parsed.modified_on === undefined;
    case 'identifier':
      return lines().some((line) => line !== (parsed.source?.identifier ?? ''));
    case 'publisher':
      return values.some(
        (item) => isObject(item) && Object.keys(item).some((key) => !PARSED_PUBLISHER_PROPERTIES.has(key)),
      );
    case 'nutrition':
      return values.some((item) => reader.resolveNode(item) === undefined);
    case 'suitableForDiet':
      return values.some((item) => !DIETS_BY_TYPE.has(getLastSegment(reader.nameOrId(item, MAX_LABEL_LENGTH))));
    default:
      return name satisfies never;
  }
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Copies the values of known properties that were not parsed completely. */
export const copyLossyValues = (
  reader: NodeReader,
  node: JsonObject,
  parsed: ParsedProperties,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    LOSSY_PROPERTIES.flatMap((name) => {
      const value = getProperty(node, name);
      if (isEmpty(value) || !isLossy(reader, name, value, parsed)) return [];
      const copy = reader.copyValue(name, value);
      return copy === undefined ? [] : [[name, copy]];
    }),
  );
