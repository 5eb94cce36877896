import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { useToast } from '../design/toasts.tsx';
import { designWords } from '../design/design.words.ts';
import { useWords } from '../language/locale.tsx';
import { ImportProblem } from './import-problem.tsx';
import { previewKey, replaceText } from './review.api.ts';
import { reviewWords } from './review.words.ts';

export interface MendTextDialogProps {
  readonly previewId: string;
  readonly itemId: string;
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The text of a document as it was read, to be set right and read again. What was typed stays until it was. */
export const MendTextDialog = ({ previewId, itemId, text, isOpen, onClose }: MendTextDialogProps) => {
  const words = useWords(reviewWords);
  const general = useWords(designWords);
  const client = useQueryClient();
  const tell = useToast();
  const [typed, setTyped] = useState(text);
  const mending = useMutation({
    mutationFn: () => replaceText(previewId, itemId, typed),
    onSuccess: (preview) => {
      client.setQueryData(previewKey(previewId), preview);
      tell({ text: words.mended });
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
      {mending.error !== null && <ImportProblem error={mending.error} />}
      <DialogActions>
        <Button onPress={onClose}>{general.cancel}</Button>
        <Button
          look="primary"
          onPress={() => mending.mutate()}
          isPending={mending.isPending}
          isDisabled={typed.trim() === ''}
        >
          {words.mendAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
