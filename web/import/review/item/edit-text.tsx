import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Button } from '../../../design/button.tsx';
import { useWords } from '../../../language/locale.tsx';
import type { ImportPreviewItem } from '../review.api.ts';
import { reviewWords } from '../review.words.ts';
import { Dialog, DialogActions } from '../../../design/dialog.tsx';
import { TextField } from '../../../design/field.tsx';
import { useToast } from '../../../design/toasts.tsx';
import { designWords } from '../../../design/design.words.ts';
import { ImportErrorNotice } from '../../import-problem.tsx';
import { previewKey, replaceText } from '../review.api.ts';

export interface EditTextButtonProps {
  readonly previewId: string;
  readonly item: ImportPreviewItem;
  readonly isDisabled: boolean;
}

/**
 * Opens the extracted text for editing; renders nothing if there is none. Shown with the blocking diagnostic if no
 * recipe was found, otherwise with the details.
 */
export const EditTextButton = ({ previewId, item: { id, source }, isDisabled }: EditTextButtonProps) => {
  const words = useWords(reviewWords);
  const [isEditing, setEditing] = useState(false);
  if (source.extracted_text === undefined) return null;
  return (
    <>
      <Button className="mend-text-open" onPress={() => setEditing(true)} isDisabled={isDisabled}>
        {words.mendText}
      </Button>
      <EditTextDialog
        previewId={previewId}
        itemId={id}
        text={source.extracted_text}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
      />
    </>
  );
};

interface EditTextDialogProps {
  readonly previewId: string;
  readonly itemId: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Edits the extracted text of a document and reads it again. Stays open until that succeeds. */
const EditTextDialog = ({ previewId, itemId, text, isOpen, onClose }: EditTextDialogProps) => {
  const words = useWords(reviewWords);
  const general = useWords(designWords);
  const client = useQueryClient();
  const showToast = useToast();
  const [typed, setTyped] = useState(text);
  const replacement = useMutation({
    mutationFn: () => replaceText(previewId, itemId, typed),
    onSuccess: (preview) => {
      client.setQueryData(previewKey(previewId), preview);
      showToast({ text: words.mended });
      onClose();
    },
  });
  return (
    <Dialog title={words.mendTitle} isOpen={isOpen} onClose={onClose} size="wide">
      <p className="review-soft">{words.mendHint}</p>
      <TextField
        className="mend-text"
        label={words.mendLabel}
        hideLabel
        lines={14}
        value={typed}
        onChange={setTyped}
        maxLength={1_000_000}
      />
      {replacement.error !== null && <ImportErrorNotice error={replacement.error} />}
      <DialogActions>
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button
          variant="primary"
          onPress={() => replacement.mutate()}
          isPending={replacement.isPending}
          isDisabled={typed.trim() === ''}
        >
          {words.mendAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
