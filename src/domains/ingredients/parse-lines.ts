import { setImmediate as others } from 'node:timers/promises';

import { toLanguage } from '../units/index.ts';
import { detectListLanguage } from './line/language/detect-language.ts';
import { parseLine } from './line/parse-line.ts';
import type { ParsedIngredientLine } from './line/parsed-line.ts';

/** How long to parse before yielding to other requests. */
const TURN_MS = 5;

/**
 * Parses the lines of one list, yielding to other requests in between. Without a supported language tag, the language is
 * guessed once for all lines, and for each line only if that is undecided.
 */
export const parseLines = async (lines: readonly string[], languageTag?: string): Promise<ParsedIngredientLine[]> => {
  const language = toLanguage(languageTag) ?? detectListLanguage(lines);
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
