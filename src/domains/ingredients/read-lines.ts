import { setImmediate as others } from 'node:timers/promises';

import { readLine } from './line/read-line.ts';
import type { LineReading } from './line/reading.ts';

/** How long lines are read before others get their turn. */
const TURN_MS = 5;

/** Reads many lines, and lets other requests go on in between. */
export const readLines = async (lines: readonly string[], language?: string): Promise<LineReading[]> => {
  const readings: LineReading[] = [];
  let turn = performance.now();
  for (const line of lines) {
    readings.push(readLine(line, language));
    if (performance.now() - turn > TURN_MS) {
      await others();
      turn = performance.now();
    }
  }
  return readings;
};
