import { useCallback, useState } from 'react';

import { hasCode } from '../api/problem.ts';

/** Somebody closed the dialog in place of confirming: nothing was done, and nothing has to be told. */
class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

export interface Confirmation {
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /** Does something; where the service asks who is there, it is done again once that is confirmed. */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
}

interface Question {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** For what needs a recent sign-in. Goes with `<ConfirmIdentity confirmation={…} />`. */
export const useConfirmation = (): Confirmation => {
  const [question, setQuestion] = useState<Question>();
  const run = useCallback(async <T>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task();
    } catch (error) {
      if (!hasCode(error, 'recent-authentication-required')) throw error;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      setQuestion({ confirm: resolve, cancel: () => reject(new NotConfirmed()) });
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

/** What is worth telling of an error: closing the dialog is none. */
export const toldError = (error: unknown): unknown => (error instanceof NotConfirmed ? null : error);
