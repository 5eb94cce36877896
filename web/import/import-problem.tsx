import { Button } from '../design/button.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { designWords } from '../design/design.words.ts';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { problemWords } from './problem.words.ts';
import { ProblemError } from '../api/problem.ts';
import type { ProblemBody } from '../api/problem.ts';
import type { WordsOf } from '../language/catalog.ts';
import type { Formats } from '../language/format.ts';

export interface ImportErrorNoticeProps {
  readonly error: unknown;
  /** Names of the files that were sent, in order. */
  readonly names?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
}

const NO_NAMES: readonly string[] = [];

/** Explains to a cook why nothing could be read. */
export const ImportErrorNotice = ({ error, names = NO_NAMES, onRetry }: ImportErrorNoticeProps) => {
  const problem = getProblem(error);
  if (problem === undefined) return <ProblemNotice error={error} onRetry={onRetry} />;
  return <ImportProblemNotice problem={problem} names={names} onRetry={onRetry} fallback={error} />;
};

export interface ImportProblemNoticeProps {
  readonly problem: JobProblem;
  readonly names?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  /** Shown as it is if the problem is not specific to imports. */
  readonly fallback?: unknown;
}

export const ImportProblemNotice = ({ problem, names = NO_NAMES, onRetry, fallback }: ImportProblemNoticeProps) => {
  const words = useWords(problemWords);
  const general = useWords(designWords);
  const described = describeProblem(problem, names, words, useFormats());
  if (described === undefined) {
    if (fallback !== undefined) return <ProblemNotice error={fallback} onRetry={onRetry} />;
    return (
      <Notice kind="error" title={<ProblemText problem={problem} part="title" />}>
        <ProblemText problem={problem} part="detail" />
      </Notice>
    );
  }
  const { title, hint, files } = described;
  const retry = onRetry !== undefined && <Button onPress={onRetry}>{general.tryAgain}</Button>;
  return (
    <Notice kind="error" title={title} action={retry}>
      {[hint, ...files].join('\n')}
    </Notice>
  );
};

type Words = WordsOf<typeof problemWords>;

interface ProblemDescription {
  readonly title: string;
  readonly hint: string;
  /** One line per file, if several files have problems. */
  readonly files: readonly string[];
}

/** A job reports less about its failure than a response does. */
type JobProblem = Pick<ProblemBody, 'code' | 'title' | 'detail'>;

type ImportProblemBody = JobProblem & Pick<Partial<ProblemBody>, 'params' | 'errors' | 'violations'>;

const reasons = ['not-found', 'timeout', 'too-large', 'too-many-redirects'] as const;

const unreachableHint = ({ params }: ImportProblemBody, words: Words): string => {
  const reason = reasons.find((one) => one === params?.['reason']);
  return reason === undefined ? words.otherwise : words[reason];
};

const limitText = ({ params }: ImportProblemBody, words: Words, formats: Formats): string => {
  const { limit, maximum } = params ?? {};
  if (typeof limit !== 'string' || typeof maximum !== 'number') return '';
  if (limit === 'import_items') return words.tooLargeRecipes(formats.number(maximum));
  return limit.endsWith('_bytes') ? formats.bytes(maximum) : '';
};

const fileErrorWords = {
  empty: 'fileEmpty',
  unknown: 'fileUnknown',
  unreadable: 'fileUnreadable',
  'too-much': 'fileTooMuch',
  'takes-too-long': 'fileTakesTooLong',
} as const;

const isFileError = (code: string): code is keyof typeof fileErrorWords => Object.hasOwn(fileErrorWords, code);

const FILE_LOCATION = /^body\.file\[(\d+)\]$/;

/** `soup.pdf: is damaged`, for each file the problem names. */
const describeFiles = (
  { errors, violations }: ImportProblemBody,
  names: readonly string[],
  words: Words,
): readonly string[] =>
  (errors ?? []).flatMap(({ location, message }, at) => {
    const name = names[Number(FILE_LOCATION.exec(location)?.[1] ?? -1)];
    if (name === undefined) return [];
    const code = violations?.[at]?.code ?? '';
    return [isFileError(code) ? `${name} ${words[fileErrorWords[code]]}` : `${name}: ${message}`];
  });

/** Describes an import problem and what to do about it. Undefined for problems that are not specific to imports. */
const describeProblem = (
  problem: ImportProblemBody,
  names: readonly string[],
  words: Words,
  formats: Formats,
): ProblemDescription | undefined => {
  const files = describeFiles(problem, names, words);
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

const getProblem = (error: unknown): ImportProblemBody | undefined =>
  error instanceof ProblemError ? error.problem : undefined;
