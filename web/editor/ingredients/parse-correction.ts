import type { Correction } from '../document/item-text.ts';
import { parseLines } from '../editor.api.ts';

/** The fields of the correction dialog. */
export interface CorrectionForm {
  readonly amount: string;
  readonly unit: string;
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  readonly isOptional: boolean;
  /** The chosen unit, if several share the name. */
  readonly unitId: string;
}

const toNonBlank = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim());

/** Any food name works: only the quantity before it matters. */
const PLACEHOLDER_FOOD = 'x';

/** The corrected parts; undefined if the service cannot parse the amount. */
export const parseCorrection = async (
  form: CorrectionForm,
  language: string,
): Promise<Correction['parts'] | undefined> => {
  const { name, preparation, note, isOptional, unitId } = form;
  const text = `${form.amount.trim()} ${form.unit.trim()}`.trim();
  const [reading] = text === '' ? [] : await parseLines([`${text} ${PLACEHOLDER_FOOD}`], language);
  if (form.amount.trim() !== '' && reading?.quantity === undefined) return undefined;
  const [nameText, preparationText, noteText] = [toNonBlank(name), toNonBlank(preparation), toNonBlank(note)];
  return {
    ...(text !== '' && {
      quantity: { kind: 'simple', ...reading?.quantity, text, ...(unitId !== '' && { unit: unitId }) },
    }),
    ...(nameText !== undefined && { name: nameText }),
    ...(preparationText !== undefined && { preparation: preparationText }),
    ...(noteText !== undefined && { note: noteText }),
    ...(isOptional && { optional: true }),
  };
};

export interface UnitChoice {
  readonly id: string;
  readonly text: string;
}

/** Ways to say which cup is meant, in both languages of the app. */
const DISAMBIGUATIONS: readonly ((unit: string) => string)[] = [
  (unit) => `US ${unit}`,
  (unit) => `US-${unit}`,
  (unit) => `metric ${unit}`,
  (unit) => `metrische ${unit}`,
  (unit) => `imperial ${unit}`,
  (unit) => `britische ${unit}`,
];

/** Finds the units that share a name by parsing each way to tell them apart. */
export const findUnitsByName = async (unit: string, language: string): Promise<readonly UnitChoice[]> => {
  const readings = await parseLines(
    DISAMBIGUATIONS.map((mark) => `1 ${mark(unit)} ${PLACEHOLDER_FOOD}`),
    language,
  );
  const choices = readings.flatMap(({ quantities: [first] }) =>
    first?.unit === undefined ? [] : [{ id: first.unit, text: first.unit_text ?? first.unit }],
  );
  return choices.filter(({ id }, place) => choices.findIndex((choice) => choice.id === id) === place);
};
