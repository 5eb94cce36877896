import { showLine } from '../../ingredients/index.ts';
import type { Language, Rational } from '../../units/index.ts';

/** A line at another scale, as its recipe shows it; undefined if an amount in it cannot be scaled. */
export const scaleWrittenLine = (line: string, factor: Rational, language: Language): string | undefined => {
  const { text, scaling } = showLine(line, { language, style: { language }, factor });
  return scaling === 'not-scaled' ? undefined : text;
};
