import { Fragment } from 'react';

import { useFormats, useWords } from '../../language/locale.tsx';
import { TimerButton } from '../../parts/timers/timer-button.tsx';
import type { TimerPlace } from '../../parts/timers/timer-button.tsx';
import { timersWords } from '../../parts/timers/timers.words.ts';
import type { ViewStep, StatedTimer } from '../scaled-view/scaled-view.ts';
import './step-text.css';

export interface StepTextProps {
  readonly step: ViewStep;
  readonly place: Omit<TimerPlace, 'step'>;
}

/** The text of a step with its times as buttons. Times the text does not mention follow it. */
export const StepText = ({ step, place }: StepTextProps) => {
  const { text, timers, furtherTimers, number } = step;
  const words = useFormatTimer();
  // Keeps punctuation with the time before it, so that a line never starts with it.
  const marks = timers.map(({ end }) => /^[.,;:!?)]*/.exec(text.slice(end))?.[0] ?? '');
  const ends = [0, ...timers.map(({ end }, index) => end + (marks[index]?.length ?? 0))];
  return (
    <>
      {text !== '' && (
        <p className="step-text">
          {timers.map(({ start, end, min }, index) => (
            <Fragment key={start}>
              {text.slice(ends[index], start)}
              <span className="step-text-time">
                <TimerButton {...place} step={number} index={index} seconds={min} text={text.slice(start, end)} />
                {marks[index]}
              </span>
            </Fragment>
          ))}
          {text.slice(ends.at(-1))}
        </p>
      )}
      {furtherTimers.length > 0 && (
        <p className="step-text-timers">
          {furtherTimers.map((timer, index) => (
            <TimerButton
              key={`${timer.min}-${timer.max}`}
              {...place}
              step={number}
              index={timers.length + index}
              seconds={timer.min}
              text={words(timer)}
            />
          ))}
        </p>
      )}
    </>
  );
};

const useFormatTimer = () => {
  const formats = useFormats();
  const words = useWords(timersWords);
  return ({ min, max }: StatedTimer): string => {
    const [least, most] = [formats.duration(`PT${min}S`), formats.duration(`PT${max}S`)];
    return min === max ? least : words.range(least, most);
  };
};
