import type { LineAmounts, ParsedIngredientLine } from '../../ingredients/index.ts';
import type { Quantity, Amount, Language } from '../../units/index.ts';
import { resolveUnit } from '../../units/index.ts';
import type { Occurrence } from './occurrence.ts';

interface Slot {
  readonly path: string;
  readonly amount: string;
  /** The text of the quantity, if it has one. */
  readonly text: string | undefined;
}

interface Simple {
  readonly kind: 'simple' | 'sum';
  readonly amount?: Amount | null;
  readonly unit?: string | null;
  readonly text?: string | null;
}

const slotOf = (path: string, { kind, amount, unit, text }: Simple): Slot[] =>
  kind === 'simple' && amount && !unit ? [{ path, amount: JSON.stringify(amount), text: text ?? undefined }] : [];

/**
 * Removes and returns the slot of an amount, matched by its text, or by the amount alone if the slot has no text. If no
 * slot is taken yet, the text may also be worded differently.
 */
const takeSlot = (slots: Slot[], amount: Amount, text: string, areAllOpen: boolean): Slot | undefined => {
  const same = slots.filter((slot) => slot.amount === JSON.stringify(amount));
  const slot =
    same.find((one) => one.text === text) ??
    same.find((one) => one.text === undefined) ??
    (areAllOpen ? same[0] : undefined);
  if (slot !== undefined) slots.splice(slots.indexOf(slot), 1);
  return slot;
};

/** Every part of a quantity that has an amount but no unit, in the order of the line. */
const slotsIn = (path: string, quantity: Quantity | undefined): Slot[] => {
  if (quantity === undefined) return [];
  const terms = (quantity.terms ?? []).flatMap((term, index) => slotOf(`${path}.terms.${index}`, term));
  const options = (quantity.options ?? []).flatMap((option, index) => [
    ...slotOf(`${path}.options.${index}`, option),
    ...(option.terms ?? []).flatMap((term, at) => slotOf(`${path}.options.${index}.terms.${at}`, term)),
  ]);
  return [...slotOf(path, quantity), ...terms, ...options];
};

const slotsOf = ({ quantity, package_size: size }: LineAmounts): Slot[] => [
  ...slotsIn('quantity', quantity),
  ...slotsIn('package_size', size),
];

/**
 * The measures of a line that several conventions define differently, each with the place in the ingredient where its
 * unit goes. A measure of an alternative in the line has no such place and stays as written. `amounts` are those of the
 * ingredient if it has its own: a measure that has its unit there is not ambiguous any more.
 */
export const findOccurrences = (
  reading: ParsedIngredientLine,
  language: Language | undefined,
  { id: ingredientId, field }: { readonly id: string; readonly field: string },
  amounts: LineAmounts = reading,
): readonly Occurrence[] => {
  const slots = slotsOf(amounts);
  const areAllOpen = slots.length === slotsOf(reading).length;
  const units = reading.spans.filter(({ part }) => part === 'unit');
  const found: Occurrence[] = [];
  for (const { amount, unit, unit_text: authoredForm, text } of reading.quantities) {
    // Every amount without a unit uses up a slot, even if it is not ambiguous.
    const slot = unit === undefined ? takeSlot(slots, amount, text, areAllOpen) : undefined;
    if (authoredForm === undefined) continue;
    // The order may differ: a package size comes before the word for the package, as in `2 (14 oz) cans`.
    const at = units.findIndex(({ start, end }) => reading.text.slice(start, end) === authoredForm);
    const [span] = at < 0 ? [] : units.splice(at, 1);
    if (span === undefined) continue;
    const resolution = unit === undefined ? resolveUnit(authoredForm, { language }) : undefined;
    if (resolution?.kind !== 'ambiguous') continue;
    if (slot === undefined) continue;
    found.push({
      id: `${ingredientId}.${found.length + 1}`,
      ingredientId,
      field,
      line: reading.text,
      authoredForm,
      start: span.start,
      end: span.end,
      sourceText: text,
      amount,
      candidates: resolution.candidates.map(({ id }) => id).sort(),
      slot: slot.path,
    });
  }
  return found;
};
