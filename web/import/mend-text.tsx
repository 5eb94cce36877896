import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { MendTextDialog } from './mend-text-dialog.tsx';
import type { ItemBody } from './review.api.ts';
import { reviewWords } from './review.words.ts';

export interface MendTextProps {
  readonly previewId: string;
  readonly item: ItemBody;
  readonly isDisabled: boolean;
}

/**
 * Sets right what was read of a text or a document; nothing where there is no text. Where no recipe was found in it, it
 * stands at the remark that asks for it, else among the details.
 */
export const MendText = ({ previewId, item: { id, source }, isDisabled }: MendTextProps) => {
  const words = useWords(reviewWords);
  const [isMending, setMending] = useState(false);
  if (source.extracted_text === undefined) return null;
  return (
    <>
      <Button className="mend-text-open" onPress={() => setMending(true)} isDisabled={isDisabled}>
        {words.mendText}
      </Button>
      <MendTextDialog
        previewId={previewId}
        itemId={id}
        text={source.extracted_text}
        isOpen={isMending}
        onClose={() => setMending(false)}
      />
    </>
  );
};
