import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useAccount } from '../../api/account.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { changeQueue } from '../../offline/change-queue.ts';
import { sync } from '../../offline/sync.ts';
import { FailedLists } from './failed-lists.tsx';
import { queueWords } from './queue.words.ts';
import './sync-status.css';

/** What has not been sent yet, and why. Invisible while everything is sent. */
export const SyncStatus = () => {
  const words = useWords(queueWords);
  const changes = useSyncExternalStore(changeQueue.subscribe, changeQueue.changes);
  const obstacle = useSyncExternalStore(sync.subscribe, sync.obstacle);
  const failedLists = useSyncExternalStore(sync.subscribe, sync.failedLists);
  const userId = useAccount().user?.id;
  const waiting = changes.filter(({ refusal }) => refusal === undefined);
  const own = waiting.filter((queued) => queued.userId === userId);
  const others = waiting.length - own.length;
  const failed = failedLists.filter((id) => own.some(({ listId }) => listId === id));
  const message = obstacle === 'signed-out' ? words.signedOut : words.waiting;
  return (
    <div className="queue-state" role="status">
      {obstacle !== undefined && own.length > 0 && (
        <p>
          <CloudOff aria-hidden />
          <span>{message(own.length)}</span>
          <Button variant="quiet" onPress={() => sync.reconnect()}>
            {words.sendNow}
          </Button>
        </p>
      )}
      {obstacle === undefined && failed.length > 0 && <FailedLists listIds={failed} />}
      {others > 0 && (
        <p>
          <CloudOff aria-hidden />
          <span>{words.others(others)}</span>
        </p>
      )}
    </div>
  );
};
