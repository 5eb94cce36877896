import { currentLanguage } from '../current-language.ts';
import type { ProblemSummary } from './localize-problem.ts';

/**
 * Localizes a problem in the current language. The texts are many and rarely needed, so they are loaded with the first
 * problem; if that fails, the original stays.
 */
export const loadLocalizedProblem = async <P extends ProblemSummary>(problem: P): Promise<P> => {
  try {
    const { localizeProblem } = await import('./localize-problem.ts');
    return localizeProblem(problem, currentLanguage.locale);
  } catch {
    return problem;
  }
};
