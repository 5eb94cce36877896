import type { Schema } from './openapi-types.ts';

/** A sample number within its bounds: 1 if possible. */
export const sampleNumber = (schema: Schema, whole: boolean): number => {
  const { exclusiveMaximum = Infinity, exclusiveMinimum = -Infinity, maximum = Infinity, minimum = -Infinity } = schema;
  const step = schema.multipleOf ?? (whole ? 1 : undefined);
  const fits = (value: number): boolean =>
    Number.isFinite(value) &&
    value >= minimum &&
    value <= maximum &&
    value > exclusiveMinimum &&
    value < exclusiveMaximum &&
    (!whole || Number.isInteger(value)) &&
    (step === undefined || Number.isInteger(value / step));
  const low = Math.max(minimum, exclusiveMinimum);
  const high = Math.min(maximum, exclusiveMaximum);
  const unit = step ?? 1;
  const up = Math.ceil(low / unit) * unit;
  const down = Math.floor(high / unit) * unit;
  const candidates = [1, 0, minimum, maximum, up, up + unit, down, down - unit, unit, (low + high) / 2];
  return candidates.find(fits) ?? 1;
};
