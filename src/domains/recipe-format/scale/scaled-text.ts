import { scaleAmount } from '../../units/index.ts';
import type { Quantity } from '../../units/index.ts';
import type { AuthoredLine } from './authored-line.ts';
import { Rewriting } from './rewriting.ts';
import type { Writing } from './rewriting.ts';
import { partsOf, waysOf } from './scale-exactly.ts';
import { slotsOf } from './slots.ts';

/**
 * A line as it reads after scaling: the authored one, in which each amount is exchanged in its own place, in its own
 * unit. Undefined where one of them cannot be found, or where another number would still tell the old amount. The scaled
 * quantity has the ways and parts of the authored one.
 */
export const scaledLine = (line: AuthoredLine, scaled: Quantity, writing: Writing): string | undefined => {
  const slots = slotsOf(line, writing.kind, writing.language);
  if (slots === undefined) return undefined;
  const rewriting = new Rewriting(line.text, writing);
  const parts = waysOf(scaled).map(partsOf);
  const areWritten = slots.every((slot) => {
    switch (slot.kind) {
      case 'part': {
        const [way, part] = slot.at;
        const now = parts[way]?.[part];
        return now?.amount !== undefined && rewriting.put(slot.place, now.amount, slot.authored, now.unit);
      }
      case 'same-again':
        return rewriting.put(slot.place, scaleAmount(slot.amount, writing.factor), { kind: 'simple' }, undefined);
      default:
        return slot satisfies never;
    }
  });
  return areWritten ? rewriting.written() : undefined;
};
