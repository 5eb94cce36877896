import type { Language } from '../../units/index.ts';
import type { ScannedNumber } from './scan-numbers.ts';

/**
 * What a number in an ingredient line means.
 *
 * - `amount`: how much of a food; it scales.
 * - `size`: of a package or piece, such as `14 oz` in `1 (14 oz) can`; it stays.
 * - `per-person`: how much each person gets, whatever their number; it stays.
 * - `temperature`: it stays, and can be converted.
 * - `fixed`: no amount at all, such as `2 %`, `Type 405` or `20 minutes`; it stays.
 * - `unknown`: the role is unclear, so the line is not scaled.
 */
export type NumberRole = 'amount' | 'size' | 'per-person' | 'temperature' | 'fixed' | 'unknown';

export interface LineNumber extends ScannedNumber {
  readonly role: NumberRole;
  /** Index of the number that states the same amount in another unit: 240 ml in `1 cup (240 ml)` restates the cup. */
  readonly restates: number | undefined;
  /** A count of one that is not written: before `400g tin`, or before `pinch of salt`. Its span is empty. */
  readonly isImplied: boolean;
}

/** Whether a number says how much there is, so that it can be converted. */
export const isMeasured = ({ role }: LineNumber): boolean =>
  role === 'amount' || role === 'size' || role === 'per-person';

/** Enough for the words before or after a number that decide what it means. */
const CONTEXT_LENGTH = 40;

/** A line that is being read from left to right, with the numbers that were read so far. */
export class LineSoFar {
  readonly text: string;
  readonly language: Language | undefined;
  readonly found: LineNumber[] = [];

  constructor(text: string, language: Language | undefined) {
    this.text = text;
    this.language = language;
  }

  before(at: number): string {
    return this.text.slice(Math.max(0, at - CONTEXT_LENGTH), at);
  }

  after(at: number): string {
    return this.text.slice(at, at + CONTEXT_LENGTH);
  }

  /** The nearest number before that is an amount or a size. */
  get previous(): LineNumber | undefined {
    return this.found.findLast(({ role }) => role === 'amount' || role === 'size');
  }

  get previousAmount(): LineNumber | undefined {
    return this.found.findLast(({ role }) => role === 'amount');
  }
}
