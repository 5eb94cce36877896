import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Member } from './book-order.ts';
import { bookQuery, replaceMembers } from './books.api.ts';
import type { Book } from './books.api.ts';

type Members = readonly Member[];

export interface BookMembers {
  /** As they are to be: also while that is still being saved. */
  readonly members: Members;
  readonly change: (change: (members: Members) => Members) => void;
  /** Why the last change was not saved. The book is then shown as it is. */
  readonly error: unknown;
  readonly forget: () => void;
}

/**
 * The members of a book, changed at once on the screen and then in the service, one change after another: each is made
 * for the revision that the one before it led to. Where one is refused, those that wait behind it are dropped with it.
 */
export const useBookMembers = (book: Book): BookMembers => {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<Members>();
  const [error, setError] = useState<unknown>();
  // What is wanted last, for what is done before the next drawing; and whether that is still to be sent.
  const queue = useRef<{ last: Members | undefined; isWaiting: boolean; isBusy: boolean }>({
    last: undefined,
    isWaiting: false,
    isBusy: false,
  });
  const { queryKey } = bookQuery(book.id);
  const shown = (): Book => client.getQueryData<Book>(queryKey) ?? book;

  const work = async (): Promise<void> => {
    const { last } = queue.current;
    if (last === undefined || !queue.current.isWaiting) return;
    queue.current.isWaiting = false;
    client.setQueryData(queryKey, await replaceMembers(book.id, last, shown().revision));
    await work();
  };
  const change: BookMembers['change'] = (make) => {
    const members = make(queue.current.last ?? shown().members);
    setError(undefined);
    setWanted(members);
    queue.current = { ...queue.current, last: members, isWaiting: true };
    if (queue.current.isBusy) return;
    queue.current.isBusy = true;
    work()
      .catch(async (refusal: unknown) => {
        setError(refusal);
        await client.invalidateQueries({ queryKey });
      })
      .finally(() => {
        queue.current = { last: undefined, isWaiting: false, isBusy: false };
        setWanted(undefined);
      });
  };
  return { members: wanted ?? book.members, change, error, forget: () => setError(undefined) };
};
