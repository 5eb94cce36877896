import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { tagsWords } from './tags.words.ts';

export interface LabelFormProps {
  readonly title: string;
  readonly isNew: boolean;
  readonly fieldErrors: Record<string, string[]>;
  readonly error: unknown;
  /** The other version in case of a conflict. */
  readonly theirs: string | undefined;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of the tag and facet forms. */
export const LabelForm = ({
  title,
  isNew,
  fieldErrors,
  error,
  theirs,
  isPending,
  onSave,
  onClose,
  children,
}: LabelFormProps) => {
  const words = useWords(tagsWords);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        className="dialog-body"
        validationErrors={fieldErrors}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        {theirs !== undefined && (
          <Notice
            kind="warning"
            title={words.changedTitle}
            action={<Button onPress={onClose}>{words.takeTheirs}</Button>}
          >
            {words.changedText(theirs)}
          </Notice>
        )}
        {children}
        {error !== undefined && <ProblemNotice error={error} />}
        <DialogActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {isNew ? words.create : words.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
