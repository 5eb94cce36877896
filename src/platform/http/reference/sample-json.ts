import type { Content } from './media.ts';
import { sampleValue } from './sample-value.ts';
import type { Schemas } from './schema-shape.ts';

/** A formatted JSON sample: the document's example if there is one, else a generated value. */
export const sampleJson = ({ example, schema = {} }: Pick<Content, 'example' | 'schema'>, schemas: Schemas): string =>
  JSON.stringify(example ?? sampleValue(schema, schemas), null, 2);
