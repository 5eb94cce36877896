import { CloudOff } from 'lucide-react';

import { Button } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { sync } from '../../offline/sync.ts';
import { queueWords } from './queue.words.ts';
import { useOptimisticLists } from './use-optimistic-lists.ts';

/** The lists that the service fails to save. They are retried, and the user can retry at once. */
export const FailedLists = ({ listIds }: { readonly listIds: readonly string[] }) => {
  const words = useWords(queueWords);
  const { lists } = useOptimisticLists();
  return listIds.map((listId) => {
    // It may be in another library.
    const name = lists?.find(({ id }) => id === listId)?.name;
    return (
      <p key={listId}>
        <CloudOff aria-hidden />
        <span>{name === undefined ? words.unknownNotSaved : words.notSaved(name)}</span>
        <Button variant="quiet" onPress={() => sync.reconnect()}>
          {words.sendNow}
        </Button>
      </p>
    );
  });
};
