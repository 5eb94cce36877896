import type { MediaContent } from './media-content.ts';
import { sampleValue } from './sample-value.ts';
import type { SchemaMap } from './schema-shape.ts';

/** A formatted JSON sample: the document's example if there is one, else a generated value. */
export const sampleJson = (
  { example, schema = {} }: Pick<MediaContent, 'example' | 'schema'>,
  schemas: SchemaMap,
): string => JSON.stringify(example ?? sampleValue(schema, schemas), null, 2);
