import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

import type { FormChange } from './form-diff.ts';
import { usePageShortcuts } from './use-page-shortcuts.ts';

interface UndoOptions {
  /** False while saving. */
  readonly isOn: boolean;
  readonly returned: FormChange | undefined;
  readonly onStep: (type: 'undo' | 'redo') => void;
}

const getUndoAction = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined => {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
};

/** Selectors to focus for a change, best match first. */
const getSelectors = ({ field, key = '', part }: FormChange): readonly string[] => {
  const name = CSS.escape(key);
  switch (field) {
    case 'ingredients':
    case 'steps': {
      const list = `[data-rows="${field}"]`;
      return [`${list} [data-row="${name}"] ${part === 'heading' ? 'input' : 'textarea'}`, `${list} textarea`];
    }
    case 'pictures':
      return [`[data-picture="${name}"] input`, '.picture-list-ways button'];
    case 'tags':
      return ['.tag-field input'];
    default:
      return [`[name="${field}"]`];
  }
};

/** Focuses the changed field with the caret after the change. */
const focusChange = (form: HTMLFormElement, change: FormChange): void => {
  const [place] = getSelectors(change).flatMap((one) => form.querySelector<HTMLElement>(one) ?? []);
  place?.focus();
  if (change.at === undefined || !(place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement)) return;
  place.setSelectionRange(change.at, change.at);
};

/**
 * Undo and redo shortcuts for the whole editor. The browser's own undo is disabled on the whole page: it does not know
 * about rows, and from a dialog's field it would continue in the fields behind it.
 */
export const useUndo = ({ isOn, returned, onStep }: UndoOptions): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  const step = useEffectEvent((event: Event, type: 'undo' | 'redo') => {
    event.preventDefault();
    const { target } = event;
    const isHere = target === document.body || (target instanceof Node && form.current?.contains(target) === true);
    if (isHere && isOn) onStep(type);
  });
  usePageShortcuts((event) => {
    const type = getUndoAction(event);
    if (type !== undefined && !event.isComposing && !event.defaultPrevented) step(event, type);
  });
  useEffect(() => {
    const ask = (event: InputEvent): void => {
      if (event.inputType === 'historyUndo') step(event, 'undo');
      if (event.inputType === 'historyRedo') step(event, 'redo');
    };
    addEventListener('beforeinput', ask);
    return () => removeEventListener('beforeinput', ask);
  }, []);
  useEffect(() => {
    if (returned !== undefined && form.current !== null) focusChange(form.current, returned);
  }, [returned]);
  return form;
};
