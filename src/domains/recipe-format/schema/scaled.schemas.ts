import { Type } from 'typebox';

import { Part } from '../../../platform/schema/schema.ts';
import { Quantity } from '../../units/index.ts';
import { AuthoredLine } from './vocabulary.ts';

/**
 * What a part has in a scaled reading, beside its authored text and the scaled quantity. The format names these, so that
 * a reading that somebody sends back is checked like anything else.
 */
export const scaledProperties = {
  scaled_text: Type.Optional(AuthoredLine('In a scaled reading: how the line reads with the new quantity.')),
  authored_quantity: Part(Quantity),
};

/** Of a reading that was scaled again and again. */
export const LONGEST_FACTOR = 1000;

export const ScaledBy = Type.String({
  maxLength: LONGEST_FACTOR,
  pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$',
  description: 'In a scaled reading: by how much.',
  examples: ['3/2'],
});
