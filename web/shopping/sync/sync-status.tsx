import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useAccount } from '../../api/account.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { changeQueue } from '../../offline/change-queue.ts';
import { sync } from '../../offline/sync.ts';
import { queueWords } from './queue.words.ts';
import './sync-status.css';

/** What has not been sent yet, and why. Invisible while everything is sent. */
export const SyncStatus = () => {
  const words = useWords(queueWords);
  const changes = useSyncExternalStore(changeQueue.subscribe, changeQueue.changes);
  const obstacle = useSyncExternalStore(sync.subscribe, sync.obstacle);
  const userId = useAccount().user?.id;
  const waiting = changes.filter(({ refusal }) => refusal === undefined);
  const own = waiting.filter((queued) => queued.userId === userId).length;
  const others = waiting.length - own;
  const message = obstacle === 'signed-out' ? words.signedOut : words.waiting;
  return (
    <div className="queue-state" role="status">
      {obstacle !== undefined && own > 0 && (
        <p>
          <CloudOff aria-hidden />
          <span>{message(own)}</span>
          <Button variant="quiet" onPress={() => sync.reconnect()}>
            {words.sendNow}
          </Button>
        </p>
      )}
      {others > 0 && (
        <p>
          <CloudOff aria-hidden />
          <span>{words.others(others)}</span>
        </p>
      )}
    </div>
  );
};
