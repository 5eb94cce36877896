import { useEffect, useEffectEvent } from 'react';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Hears the keys that are for the whole page. A field comes first, since what is typed in it may have to be taken in
 * before; the button of a menu keeps every key to itself, so anything else comes after.
 */
export const usePageKeys = (onPress: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const before = (event: KeyboardEvent): void => {
      if (!isTextField(event.target)) press(event);
    };
    const after = (event: KeyboardEvent): void => {
      if (isTextField(event.target)) press(event);
    };
    addEventListener('keydown', before, { capture: true });
    addEventListener('keydown', after);
    return () => {
      removeEventListener('keydown', before, { capture: true });
      removeEventListener('keydown', after);
    };
  }, []);
};
