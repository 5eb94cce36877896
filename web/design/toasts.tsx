import { X } from 'lucide-react';
import { createContext, use, useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import { useWords } from '../language/locale.tsx';
import { Button, IconButton } from './button.tsx';
import { designWords } from './design.words.ts';
import './toasts.css';

export interface Toast {
  readonly text: string;
  /** Undo, or a link. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

interface ShownToast extends Toast {
  readonly id: number;
}

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Long enough to read and undo; anything that must not be missed is not a toast. */
const DURATION_MS = 8000;

let last = 0;

export const ToastProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const words = useWords(designWords);
  const remove = useCallback((id: number) => setShown((all) => all.filter((toast) => toast.id !== id)), []);
  const showToast = useCallback(
    (toast: Toast) => {
      last += 1;
      const id = last;
      setShown((all) => [...all.slice(-2), { ...toast, id }]);
      setTimeout(() => remove(id), DURATION_MS);
    },
    [remove],
  );
  const region = useMemo(
    () => (
      // Also above a modal dialog, which hides everything else from assistive technology.
      <div className="toasts no-print" role="status" aria-live="polite" data-react-aria-top-layer="true">
        {shown.map(({ id, text, action }) => (
          <div key={id} className="toast">
            <span>{text}</span>
            {action !== undefined && (
              <Button
                variant="quiet"
                onPress={() => {
                  action.onPress();
                  remove(id);
                }}
              >
                {action.label}
              </Button>
            )}
            <IconButton label={words.close} onPress={() => remove(id)}>
              <X />
            </IconButton>
          </div>
        ))}
      </div>
    ),
    [shown, remove, words],
  );
  return (
    <ToastContext value={showToast}>
      {children}
      {region}
    </ToastContext>
  );
};

/** Shows a toast. */
export const useToast = (): ((toast: Toast) => void) => use(ToastContext);
