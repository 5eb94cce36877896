import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Button } from '../../design/button.tsx';
import { ConfirmDialog } from '../../design/dialog.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { forgetPreview } from '../recent-previews.ts';
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
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const discard = useMutation({
    mutationFn: () => discardPreview(previewId),
    onSuccess: async () => {
      forgetPreview(previewId);
      await navigate({ to: '/import' });
      client.removeQueries({ queryKey: previewKey(previewId) });
      showToast({ text: words.discarded });
    },
  });
  return (
    <>
      <Button variant="danger" onPress={() => setAsking(true)} isDisabled={isDisabled}>
        {words.discard}
      </Button>
      <ConfirmDialog
        title={words.discardTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.discard}
        onConfirm={() => discard.mutate()}
        isPending={discard.isPending}
      >
        <p>{count === 0 ? words.discardUnread : words.discardHint(count, formats.number(count))}</p>
        {discard.error !== null && <ProblemNotice error={discard.error} />}
      </ConfirmDialog>
    </>
  );
};
