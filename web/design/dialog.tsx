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
  /** `wide` for content side by side. */
  readonly size?: 'usual' | 'wide';
  /** For content shown only once: a click outside does not close it. */
  readonly isPersistent?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, a bottom sheet on a phone. Closes by its button, Escape, or a click outside. */
export const Dialog = ({ title, isOpen, onClose, size = 'usual', isPersistent = false, children }: DialogProps) => {
  const words = useWords(designWords);
  return (
    <ModalOverlay
      className="dialog-veil"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isPersistent}
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

/** The buttons of a dialog, main action last. */
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
  /** The verb on the button, never just "OK". */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly onConfirm: () => void;
  readonly isPending?: boolean;
  readonly children: ReactNode;
}

/** Confirms something that cannot be undone. */
export const ConfirmDialog = ({
  title,
  isOpen,
  onClose,
  action,
  variant = 'danger',
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
        <Button variant={variant} onPress={onConfirm} isPending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
