import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { forgetPreview } from './known-previews.ts';
import { discardPreview, previewKey } from './review.api.ts';
import { reviewWords } from './review.words.ts';

export interface DiscardButtonProps {
  readonly previewId: string;
  /** How many recipes could still be imported. */
  readonly count: number;
  readonly isDisabled: boolean;
}

/** Discards what is left of an import, after a confirmation. */
export const DiscardButton = ({ previewId, count, isDisabled }: DiscardButtonProps) => {
  const words = useWords(reviewWords);
  const formats = useFormats();
  const navigate = useNavigate();
  const client = useQueryClient();
  const tell = useToast();
  const [isAsking, setAsking] = useState(false);
  const discarding = useMutation({
    mutationFn: () => discardPreview(previewId),
    onSuccess: async () => {
      forgetPreview(previewId);
      await navigate({ to: '/import' });
      client.removeQueries({ queryKey: previewKey(previewId) });
      tell({ text: words.discarded });
    },
  });
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)} isDisabled={isDisabled}>
        {words.discard}
      </Button>
      <ConfirmDialog
        title={words.discardTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.discard}
        onConfirm={() => discarding.mutate()}
        isPending={discarding.isPending}
      >
        <p>{count === 0 ? words.discardUnread : words.discardHint(count, formats.number(count))}</p>
        {discarding.error !== null && <ProblemNotice error={discarding.error} />}
      </ConfirmDialog>
    </>
  );
};
