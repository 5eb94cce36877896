import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Member } from './book-order.ts';
import { bookQuery, replaceMembers } from './books.api.ts';
import type { Book } from './books.api.ts';

type Members = readonly Member[];

export interface BookMembers {
  /** As wanted, even while saving. */
  readonly members: Members;
  /** `onSaved` is called once the change is saved, and not if it is refused. */
  readonly change: (change: (members: Members) => Members, onSaved?: () => void) => void;
  readonly isSaving: boolean;
  /** Why the last change was not saved. The book is then shown as stored. */
  readonly error: unknown;
  readonly clearError: () => void;
}

/** What has not been sent yet. */
interface Queue {
  /** The latest wanted members, for changes made before the next render. */
  readonly last: Members | undefined;
  readonly isWaiting: boolean;
  readonly isBusy: boolean;
  readonly onSaved: readonly (() => void)[];
}

const EMPTY: Queue = { last: undefined, isWaiting: false, isBusy: false, onSaved: [] };

/**
 * The members of a book, changed optimistically and then saved in sequence: each change uses the revision the previous
 * one returned. If one is refused, those queued behind it are dropped.
 */
export const useBookMembers = (book: Book): BookMembers => {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Members>();
  const [error, setError] = useState<unknown>();
  const queue = useRef(EMPTY);
  const { queryKey } = bookQuery(book.id);
  const shown = (): Book => client.getQueryData<Book>(queryKey) ?? book;

  const work = async (): Promise<void> => {
    const { last, isWaiting, onSaved } = queue.current;
    if (last === undefined || !isWaiting) return;
    queue.current = { ...queue.current, isWaiting: false, onSaved: [] };
    client.setQueryData(queryKey, await replaceMembers(book.id, last, shown().revision));
    for (const follow of onSaved) follow();
    await work();
  };
  const change: BookMembers['change'] = (make, onSaved = () => {}) => {
    const members = make(queue.current.last ?? shown().members);
    setError(undefined);
    setWanted(members);
    const { isBusy } = queue.current;
    queue.current = { last: members, isWaiting: true, isBusy: true, onSaved: [...queue.current.onSaved, onSaved] };
    if (isBusy) return;
    work()
      .catch(async (refusal: unknown) => {
        setError(refusal);
        await client.invalidateQueries({ queryKey });
      })
      .finally(() => {
        queue.current = EMPTY;
        setWanted(undefined);
      });
  };
  return {
    members: wanted ?? book.members,
    change,
    isSaving: wanted !== undefined,
    error,
    clearError: () => setError(undefined),
  };
};
