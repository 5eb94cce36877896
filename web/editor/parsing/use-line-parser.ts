import { useEffect, useState } from 'react';

import { parseLines } from '../editor.api.ts';
import { getUnparsedLines, addToCache } from './line-cache.ts';
import type { LineCache } from './line-cache.ts';

/** Long enough not to parse half-typed words, short enough that the result is there when the user looks up. */
const PAUSE_MS = 250;

/** Parses lines while they are typed: each text once, and only new ones. */
export const useLineParser = (texts: readonly string[], language: string): LineCache => {
  const [known, setKnown] = useState<LineCache>(new Map());
  useEffect(() => {
    const lines = getUnparsedLines(texts, language, known);
    if (lines.length === 0) return undefined;
    let isCancelled = false;
    const timer = setTimeout(async () => {
      try {
        const readings = await parseLines(lines, language);
        if (!isCancelled) setKnown((before) => addToCache(before, language, readings));
      } catch {
        // Parsing is optional: offline, lines can still be typed and are parsed later.
      }
    }, PAUSE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [texts, language, known]);
  return known;
};
