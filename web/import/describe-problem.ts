import { ProblemError } from '../api/problem.ts';
import type { ProblemBody } from '../api/problem.ts';
import type { In } from '../language/catalogue.ts';
import type { Formats } from '../language/format.ts';
import type { problemWords } from './problem.words.ts';

type Words = In<typeof problemWords>;

export interface Described {
  readonly title: string;
  readonly hint: string;
  /** File by file, where there were several things to say. */
  readonly files: readonly string[];
}

/** What a job tells of its failure, which is less than an answer would. */
export type JobProblem = Pick<ProblemBody, 'code' | 'title' | 'detail'>;

type Told = JobProblem & Pick<Partial<ProblemBody>, 'params' | 'errors' | 'violations'>;

const reasons = ['not-found', 'timeout', 'too-large', 'too-many-redirects'] as const;

const unreachableHint = ({ params }: Told, words: Words): string => {
  const reason = reasons.find((one) => one === params?.['reason']);
  return reason === undefined ? words.otherwise : words[reason];
};

const limitText = ({ params }: Told, words: Words, formats: Formats): string => {
  const { limit, maximum } = params ?? {};
  if (typeof limit !== 'string' || typeof maximum !== 'number') return '';
  if (limit === 'import_items') return words.tooLargeRecipes(formats.number(maximum));
  return limit.endsWith('_bytes') ? formats.bytes(maximum) : '';
};

const fileFaults = {
  empty: 'fileEmpty',
  unknown: 'fileUnknown',
  unreadable: 'fileUnreadable',
  'too-much': 'fileTooMuch',
  'takes-too-long': 'fileTakesTooLong',
} as const;

const isFileFault = (code: string): code is keyof typeof fileFaults => Object.hasOwn(fileFaults, code);

const PLACE = /^body\.file\[(\d+)\]$/;

/** `soup.pdf: is damaged`, for each file that is named. */
const filesOf = ({ errors, violations }: Told, names: readonly string[], words: Words): readonly string[] =>
  (errors ?? []).flatMap(({ location, message }, at) => {
    const name = names[Number(PLACE.exec(location)?.[1] ?? -1)];
    if (name === undefined) return [];
    const code = violations?.[at]?.code ?? '';
    return [isFileFault(code) ? `${name} ${words[fileFaults[code]]}` : `${name}: ${message}`];
  });

/** In words what went wrong with an import and what to do about it; undefined for what can go wrong anywhere. */
export const describeProblem = (
  problem: Told,
  names: readonly string[],
  words: Words,
  formats: Formats,
): Described | undefined => {
  const files = filesOf(problem, names, words);
  switch (problem.code) {
    case 'address-not-allowed':
      return { title: words.notAllowed, hint: words.notAllowedHint, files };
    case 'address-unreachable':
      return { title: words.unreachable, hint: unreachableHint(problem, words), files };
    case 'unsupported-media-type':
      return { title: words.unsupported, hint: words.unsupportedHint, files };
    case 'payload-too-large':
      return { title: words.tooLarge, hint: words.tooLargeHint(limitText(problem, words, formats)), files };
    case 'import-unreadable':
      return { title: words.unreadable, hint: words.unreadableHint, files };
    case 'storage-full':
      return { title: words.storageFull, hint: words.storageFullHint, files };
    default:
      return undefined;
  }
};

export const toldBy = (error: unknown): Told | undefined => (error instanceof ProblemError ? error.problem : undefined);
