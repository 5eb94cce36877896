import { Type } from 'typebox';

import { OptionalComponent } from '../../../platform/schema/schema-builders.ts';
import { Quantity } from '../../units/index.ts';
import { LineText } from './field-types.ts';

/**
 * Extra properties of a part in a scaled view, next to its authored text and scaled quantity. They are part of the
 * format so that a scaled view sent back by a client is validated like any other document.
 */
export const scaledProperties = {
  scaled_text: Type.Optional(LineText('In a scaled view: the line with the scaled quantity.')),
  authored_quantity: OptionalComponent(Quantity),
};

/** A view may have been scaled repeatedly. */
export const MAX_SCALED_BY_LENGTH = 1000;

export const ScaledBy = Type.String({
  maxLength: MAX_SCALED_BY_LENGTH,
  pattern: '^(0|[1-9][0-9]*)(/[1-9][0-9]*)?$',
  description: 'In a scaled view: the scale factor.',
  examples: ['3/2'],
});
