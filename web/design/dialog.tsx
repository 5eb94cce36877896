import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';

import { useWords } from '../language/locale.tsx';
import { Button, IconButton } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { designWords } from './design.words.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `wide` for two things side by side. */
  readonly size?: 'usual' | 'wide';
  /** It shows what is shown once: a tap beside it does not close it. */
  readonly keepsOpen?: boolean;
  readonly children: ReactNode;
}

/** Above the page, a sheet from below on a phone. It is left by its cross, by Escape and by a tap beside it. */
export const Dialog = ({ title, isOpen, onClose, size = 'usual', keepsOpen = false, children }: DialogProps) => {
  const words = useWords(designWords);
  return (
    <ModalOverlay
      className="dialog-veil"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!keepsOpen}
    >
      <Modal className="dialog-sheet" data-size={size}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={words.close} onPress={onClose}>
              <X />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

/** The buttons of a dialog, the one it is for last. */
export const DialogActions = ({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) => <footer className={clsx('dialog-actions', className)}>{children}</footer>;

export interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The verb on the button: never just "OK". */
  readonly action: string;
  readonly look?: ButtonProps['look'];
  readonly onConfirm: () => void;
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** Asks once more before something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  isOpen,
  onClose,
  action,
  look = 'danger',
  onConfirm,
  isPending = false,
  children,
}: ConfirmDialogProps) => {
  const words = useWords(designWords);
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className="dialog-body">{children}</div>
      <DialogActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button look={look} onPress={onConfirm} isPending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
