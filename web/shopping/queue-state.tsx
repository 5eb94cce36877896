import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { useAccount } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { changeQueue } from '../offline/change-queue.ts';
import { sync } from '../offline/sync.ts';
import { queueWords } from './queue.words.ts';
import './queue-state.css';

/** What has not been sent yet, and why. Invisible while everything is sent. */
export const QueueState = () => {
  const words = useWords(queueWords);
  const changes = useSyncExternalStore(changeQueue.subscribe, changeQueue.changes);
  const hindrance = useSyncExternalStore(sync.subscribe, sync.hindrance);
  const userId = useAccount().user?.id;
  const waiting = changes.filter(({ refusal }) => refusal === undefined);
  const own = waiting.filter((queued) => queued.userId === userId).length;
  const others = waiting.length - own;
  const told = hindrance === 'signed-out' ? words.signedOut : words.waiting;
  return (
    <div className="queue-state" role="status">
      {hindrance !== undefined && own > 0 && (
        <p>
          <CloudOff aria-hidden />
          <span>{told(own)}</span>
          <Button look="quiet" onPress={() => sync.reconnect()}>
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
