import type { ProblemBody, ProblemCode } from '../../../src/domains/instance/index.ts';
import type { Locale } from '../catalog.ts';
import { faultWords } from './fault.words.ts';
import { problemWords } from './problem.words.ts';

/** A problem, or as much of it as a job reports. */
export type ProblemSummary = Pick<ProblemBody, 'code' | 'title' | 'detail'> &
  Pick<Partial<ProblemBody>, 'errors' | 'violations'>;

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemWords, code);

const toParams = (params: unknown): Readonly<Record<string, unknown>> =>
  typeof params === 'object' && params !== null ? { ...params } : {};

const localizeErrors = ({ errors, violations }: ProblemSummary, locale: Locale) =>
  errors?.map((error, index) => {
    const violation = violations?.[index];
    const sentence = faultWords[violation?.code ?? '']?.[locale];
    if (sentence === undefined) return error;
    return { ...error, message: typeof sentence === 'string' ? sentence : sentence(toParams(violation?.params)) };
  });

/**
 * Replaces the service's texts, which are meant for programs, with texts for users. Without a translation the original
 * stays.
 */
export const localizeProblem = <P extends ProblemSummary>(problem: P, locale: Locale): P => {
  const words = isKnown(problem.code) ? problemWords[problem.code] : undefined;
  const errors = localizeErrors(problem, locale);
  return {
    ...problem,
    ...(words !== undefined && { title: words.title[locale], detail: words.hint[locale] }),
    ...(errors !== undefined && { errors }),
  };
};
