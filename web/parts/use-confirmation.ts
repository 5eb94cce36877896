import { useCallback, useState } from 'react';

import { hasCode } from '../api/problem.ts';

/** The user closed the dialog instead of confirming: nothing was done, and nothing is reported. */
class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmed';
}

export interface Confirmation {
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Runs a task; if the service requires recent authentication, it runs again after that is confirmed. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

interface Question {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** For tasks that need recent authentication. Use with `<ConfirmIdentity confirmation={…} />`. */
export const useConfirmation = (): Confirmation => {
  const [question, setQuestion] = useState<Question>();
  const run = useCallback(async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      if (!hasCode(error, 'recent-authentication-required')) throw error;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      setQuestion({ confirm: resolve, cancel: () => reject(new NotConfirmedError()) });
      await promise.finally(() => setQuestion(undefined));
      return task();
    }
  }, []);
  return {
    isAsking: question !== undefined,
    confirm: () => question?.confirm(),
    cancel: () => question?.cancel(),
    run,
  };
};

/** The error to show: closing the dialog is not one. */
export const getVisibleError = (error: unknown): unknown => (error instanceof NotConfirmedError ? null : error);
