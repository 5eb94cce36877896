import { AlarmClock, Timer as TimerIcon } from 'lucide-react';
import { useEffect } from 'react';

import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { timerStore, useNow, useTimers } from './timer-store.ts';
import { formatClock, secondsLeft } from './timers.ts';
import { timersWords } from './timers.words.ts';
import './timer-button.css';

export interface TimerPlace {
  readonly recipeId: string;
  readonly recipe: string;
  readonly step: number;
}

export interface TimerButtonProps extends TimerPlace {
  /** Its index among the timers of the step. */
  readonly index: number;
  readonly seconds: number;
  /** The time as written. */
  readonly text: string;
}

/**
 * A time in a text that starts a countdown and shows it while it runs. Pressing it again stops it, which can be undone.
 */
export const TimerButton = ({ recipeId, recipe, step, index, seconds, text }: TimerButtonProps) => {
  const words = useWords(timersWords);
  const showToast = useToast();
  const id = `${recipeId}.${step}.${index}`;
  const timer = useTimers().find((one) => one.id === id && !one.isUp);
  const now = useNow(timer !== undefined);
  const left = timer === undefined ? undefined : formatClock(secondsLeft(timer, now));
  // Preloaded: a kitchen may lose its connection.
  useEffect(() => void import('./timer-dock.tsx').catch(() => {}), []);
  const press = (): void => {
    if (timer === undefined) return timerStore.start({ id, recipeId, recipe, step, seconds });
    const bringBack = timerStore.stop(id);
    return showToast({ text: words.stopped, action: { label: words.undo, onPress: bringBack } });
  };
  return (
    <button
      type="button"
      className="timer-button"
      aria-pressed={timer !== undefined}
      aria-label={left === undefined ? words.start(text) : words.running(text, left)}
      onClick={press}
    >
      {timer === undefined ? <TimerIcon aria-hidden /> : <AlarmClock aria-hidden />}
      <span>{text}</span>
      {left !== undefined && <span className="timer-button-left">{left}</span>}
    </button>
  );
};
