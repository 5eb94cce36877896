import { Link } from '@tanstack/react-router';
import { AlarmClock, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button, IconButton } from '../../design/button.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { notify } from './alarm.ts';
import { timerStore, useNow, useTimers } from './timer-store.ts';
import { formatClock, secondsLeft } from './timers.ts';
import type { Timer } from './timers.ts';
import { timersWords } from './timers.words.ts';
import './timer-dock.css';

/** The running timers at the bottom of the screen; finished ones are announced. */
export const TimerDock = () => {
  const words = useWords(timersWords);
  const timers = useTimers();
  const now = useNow(timers.some(({ isUp }) => !isUp));
  const up = timers.filter(({ isUp }) => isUp);
  useNotifications(up);
  return (
    <aside className="timer-dock no-print" aria-label={words.timers} hidden={timers.length === 0}>
      <div role="alert" className="visually-hidden">
        {up.map(({ step, recipe }) => words.timeIsUpFor(step, recipe)).join('. ')}
      </div>
      <ul>
        {timers.map((timer) => (
          <TimerItem key={timer.id} timer={timer} now={now} />
        ))}
      </ul>
    </aside>
  );
};

const TimerItem = ({ timer, now }: { readonly timer: Timer; readonly now: number }) => {
  const words = useWords(timersWords);
  const showToast = useToast();
  const { id, step, recipe, recipeId, isUp } = timer;
  const stop = (): void => {
    const bringBack = timerStore.stop(id);
    if (!isUp) showToast({ text: words.stopped, action: { label: words.undo, onPress: bringBack } });
  };
  return (
    <li className="timer-dock-item" data-up={isUp}>
      <AlarmClock aria-hidden />
      <span className="timer-dock-text">
        <strong>{isUp ? words.timeIsUp : formatClock(secondsLeft(timer, now))}</strong>
        <span>
          {words.step(step)} ·{' '}
          <Link to="/recipes/$recipeId" params={{ recipeId }}>
            {recipe}
          </Link>
        </span>
      </span>
      <Button variant="quiet" aria-label={words.minuteMoreFor(step)} onPress={() => timerStore.extend(id, 60)}>
        {words.minuteMore}
      </Button>
      <IconButton label={words.stop(step)} onPress={stop}>
        <X />
      </IconButton>
    </li>
  );
};

/** Sends one notification per timer. */
const useNotifications = (up: readonly Timer[]): void => {
  const words = useWords(timersWords);
  const visibleError = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, step, recipe } of up) {
      if (!visibleError.current.has(id)) notify(words.timeIsUp, `${words.step(step)}, ${recipe}`);
    }
    visibleError.current = new Set(up.map(({ id }) => id));
  }, [up, words]);
};
