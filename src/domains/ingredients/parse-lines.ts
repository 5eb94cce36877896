import { setImmediate as others } from 'node:timers/promises';

import { parseLine } from './line/parse-line.ts';
import type { ParsedIngredientLine } from './line/parsed-line.ts';

/** How long lines are read before others get their turn. */
const TURN_MS = 5;

/** Reads many lines, and lets other requests go on in between. */
export const parseLines = async (lines: readonly string[], language?: string): Promise<ParsedIngredientLine[]> => {
  const readings: ParsedIngredientLine[] = [];
  let turn = performance.now();
  for (const line of lines) {
    readings.push(parseLine(line, language));
    if (performance.now() - turn > TURN_MS) {
      await others();
      turn = performance.now();
    }
  }
  return readings;
};
