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
  readonly messages?: Readonly<Record<string, string>>;
  /** Fields that show their own validation errors: if there are no others, nothing is rendered. */
  readonly fields?: readonly string[];
}

/** Explains any thrown error and what to do about it. */
export const ProblemNotice = ({ error, onRetry, messages, fields }: ProblemNoticeProps) => {
  const words = useWords(designWords);
  if (fields !== undefined && hasOnlyFieldErrors(error, fields)) return null;
  const known = messages?.[getCode(error)];
  const [title, detail] = known === undefined ? describe(error, words) : [known, undefined];
  const action = onRetry !== undefined && <Button onPress={onRetry}>{words.tryAgain}</Button>;
  return (
    <Notice kind="error" title={title} action={action}>
      {detail}
    </Notice>
  );
};

const hasOnlyFieldErrors = (error: unknown, fields: readonly string[]): boolean => {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return errors.length > 0 && errors.every(({ location }) => fields.some((field) => location === `body.${field}`));
};

const getCode = (error: unknown): string => {
  if (error instanceof ProblemError) return error.code;
  return error instanceof Error ? error.name : '';
};

const describe = (
  error: unknown,
  words: { readonly unreachable: string; readonly unreachableHint: string; readonly failed: string },
) => {
  if (error instanceof UnreachableError) return [words.unreachable, words.unreachableHint];
  if (error instanceof ProblemError) return [error.problem.title, describeErrors(error)];
  return [words.failed, error instanceof Error ? error.message : String(error)];
};

/** Validation errors, one per line, for fields that are not in the form. */
const describeErrors = ({ problem }: ProblemError): string =>
  problem.errors?.map(({ location, message }) => `${location.replace(/^body\./, '')}: ${message}`).join('\n') ??
  problem.detail;
