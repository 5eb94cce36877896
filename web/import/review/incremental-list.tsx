import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../../design/button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { reviewWords } from './review.words.ts';

export interface IncrementalListProps<T> {
  readonly items: readonly T[];
  readonly className: string;
  readonly label: string;
  /** Renders an `li` with its own key. */
  readonly children: (item: T) => ReactNode;
}

const PAGE_SIZE = 40;

/**
 * A list of up to ten thousand items that renders only what has been scrolled to, plus a margin. A button grows it
 * without scrolling.
 */
export const IncrementalList = <T,>({ items, className, label, children }: IncrementalListProps<T>) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const [shown, setShown] = useState(PAGE_SIZE);
  const left = items.length - shown;
  const grow = (): void => setShown((before) => before + PAGE_SIZE);
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.slice(0, shown).map(children)}
      </ul>
      {left > 0 && (
        // A new key per step: an end that stays in view would not trigger the observer again.
        <EndSentinel key={shown} onReached={grow}>
          <Button onPress={grow}>{words.showMore(formats.number(Math.min(left, PAGE_SIZE)))}</Button>
        </EndSentinel>
      )}
    </>
  );
};

/** Calls `onReached` shortly before it scrolls into view. */
const EndSentinel = ({ onReached, children }: { readonly onReached: () => void; readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReached);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: '800px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={place} className="growing-list-end">
      {children}
    </div>
  );
};
