import { useEffect, useEffectEvent } from 'react';

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/**
 * Handles shortcuts for the whole page. In text fields the field's own handler runs first, since it may have to commit
 * its text; elsewhere this runs first, because menu buttons stop propagation.
 */
export const usePageShortcuts = (onPress: (event: KeyboardEvent) => void): void => {
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
