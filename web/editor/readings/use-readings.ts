import { useEffect, useState } from 'react';

import { readLines } from '../editor.api.ts';
import { unreadLines, withReadings } from './reading-queue.ts';
import type { Readings } from './reading-queue.ts';

/** Long enough that no word is read half, short enough that the reading is there when one looks up. */
const PAUSE_MS = 250;

/** What the lines say, as they are typed: each text is asked for once, and only what is new. */
export const useReadings = (texts: readonly string[], language: string): Readings => {
  const [known, setKnown] = useState<Readings>(new Map());
  useEffect(() => {
    const lines = unreadLines(texts, language, known);
    if (lines.length === 0) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        const readings = await readLines(lines, language);
        if (!isOver) setKnown((before) => withReadings(before, language, readings));
      } catch {
        // Readings are a help: without the service the lines can be typed all the same, and are read when it is back.
      }
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [texts, language, known]);
  return known;
};
