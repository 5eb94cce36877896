import { frequentOf } from './frequency.ts';
import type { Plot } from './plot.ts';
import { writeSentence } from './write-sentence.ts';

const LONGEST = 7;

/** Two to seven words. Some foods have names of several, so a title may be too long, and another is tried. */
export const writeTitle = (plot: Plot): string => {
  const { random, language, principals } = plot;
  const pattern = frequentOf(language.titles, { shift: 3, slope: 0.5 });
  for (;;) {
    const title = writeSentence(plot, pattern(random), random.severalOf(principals, 3));
    if (title.split(' ').length <= LONGEST) return title;
  }
};
