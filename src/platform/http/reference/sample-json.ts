import type { Content } from './media.ts';
import { sampleValue } from './sample-value.ts';
import type { Schemas } from './schema-shape.ts';

/** A sample of JSON content as it is shown: the example of the document where there is one. */
export const sampleJson = ({ example, schema = {} }: Pick<Content, 'example' | 'schema'>, schemas: Schemas): string =>
  JSON.stringify(example ?? sampleValue(schema, schemas), null, 2);
