import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { UnreachableError, ProblemError } from '../api/problem.ts';
import { useWords } from '../language/locale.tsx';
import { Button } from './button.tsx';
import { designWords } from './design.words.ts';
import './notice.css';

const icons = { info: Info, done: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

export interface NoticeProps {
  readonly kind?: keyof typeof icons;
  readonly title?: ReactNode;
  /** What to do about it. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** A notice beside what it is about. Errors are announced at once. */
export const Notice = ({ kind = 'info', title, action, children }: NoticeProps) => {
  const Icon = icons[kind];
  return (
    <div className="notice" data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div className="notice-text">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
};

export interface ProblemNoticeProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
  /** Texts for the codes (or error names) that the page knows, already localized. */
  readonly told?: Readonly<Record<string, string>>;
  /** Fields that show their own validation errors: if there are no others, nothing is rendered. */
  readonly fields?: readonly string[];
}

/** Explains any thrown error and what to do about it. */
export const ProblemNotice = ({ error, onRetry, told, fields }: ProblemNoticeProps) => {
  const words = useWords(designWords);
  if (fields !== undefined && isOnlyOf(error, fields)) return null;
  const known = told?.[codeOf(error)];
  const [title, detail] = known === undefined ? describe(error, words) : [known, undefined];
  const action = onRetry !== undefined && <Button onPress={onRetry}>{words.tryAgain}</Button>;
  return (
    <Notice kind="error" title={title} action={action}>
      {detail}
    </Notice>
  );
};

const isOnlyOf = (error: unknown, fields: readonly string[]): boolean => {
  const faults = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return faults.length > 0 && faults.every(({ location }) => fields.some((field) => location === `body.${field}`));
};

const codeOf = (error: unknown): string => {
  if (error instanceof ProblemError) return error.code;
  return error instanceof Error ? error.name : '';
};

const describe = (
  error: unknown,
  words: { readonly unreachable: string; readonly unreachableHint: string; readonly failed: string },
) => {
  if (error instanceof UnreachableError) return [words.unreachable, words.unreachableHint];
  if (error instanceof ProblemError) return [error.problem.title, faultsOf(error)];
  return [words.failed, error instanceof Error ? error.message : String(error)];
};

/** Validation errors, one per line, for fields that are not in the form. */
const faultsOf = ({ problem }: ProblemError): string =>
  problem.errors?.map(({ location, message }) => `${location.replace(/^body\./, '')}: ${message}`).join('\n') ??
  problem.detail;
