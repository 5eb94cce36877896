import { current } from '../current.ts';
import type { Told } from './in-words.ts';

/**
 * A problem in words for people, in the language in force. They are many and seldom needed, so they are fetched with the
 * first problem; where that fails, too, the service's own words have to do.
 */
export const toldInWords = async <P extends Told>(problem: P): Promise<P> => {
  try {
    const { inWords } = await import('./in-words.ts');
    return inWords(problem, current.locale);
  } catch {
    return problem;
  }
};
