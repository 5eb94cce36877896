import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { MomentFields } from './moment-fields.tsx';
import { planWords } from './plan.words.ts';
import type { Moment } from './slots.ts';
import type { Outcome } from './use-meal-changes.ts';

export interface PlaceDialogProps {
  readonly title: string;
  /** The verb on the button. */
  readonly action: string;
  readonly start: Moment;
  readonly onPlace: (moment: Moment) => Outcome;
  /** With the moment where it was done. */
  readonly onClose: (placed?: Moment) => void;
}

/** Asks for a day and when on it: to move, to copy, to plan. It stays open where that fails, and says why. */
export const PlaceDialog = ({ title, action, start, onPlace, onClose }: PlaceDialogProps) => {
  const words = useWords(planWords);
  const [moment, setMoment] = useState(start);
  const [failure, setFailure] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const place = async (): Promise<void> => {
    setPending(true);
    const refused = await onPlace(moment);
    setPending(false);
    setFailure(refused);
    if (refused === undefined) onClose(moment);
  };
  return (
    <Dialog title={title} isOpen onClose={() => onClose()}>
      <Form
        className="dialog-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) void place();
        }}
      >
        <MomentFields value={moment} onChange={setMoment} />
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        <DialogActions>
          <Button onPress={() => onClose()}>{words.cancel}</Button>
          <Button type="submit" look="primary" isPending={isPending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
