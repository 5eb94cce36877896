import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Notice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { planWords } from '../plan.words.ts';
import type { MealTime } from '../meal-time.ts';
import type { Outcome } from '../meals/use-meal-changes.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { isSlot, slots } from '../meal-time.ts';
import './meal-time-dialog.css';

export interface MealTimeDialogProps {
  readonly title: string;
  /** The verb on the button. */
  readonly action: string;
  readonly start: MealTime;
  readonly onChoose: (mealTime: MealTime) => Outcome;
  /** With the chosen time on success. */
  readonly onClose: (placed?: MealTime) => void;
}

/** Asks for a day and slot to move, copy or plan something. Stays open on failure and says why. */
export const MealTimeDialog = ({ title, action, start, onChoose, onClose }: MealTimeDialogProps) => {
  const words = useWords(planWords);
  const [mealTime, setMealTime] = useState(start);
  const [failure, setFailure] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const place = async (): Promise<void> => {
    setPending(true);
    const refused = await onChoose(mealTime);
    setPending(false);
    setFailure(refused);
    if (refused === undefined) onClose(mealTime);
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
        <MealTimeFields value={mealTime} onChange={setMealTime} />
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        <DialogActions>
          <Button onPress={() => onClose()}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {action}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};

/** A day and a slot, with native inputs. */
export const MealTimeFields = ({
  value,
  onChange,
}: {
  readonly value: MealTime;
  readonly onChange: (mealTime: MealTime) => void;
}) => {
  const words = useWords(planWords);
  return (
    <div className="moment-fields">
      <TextField
        label={words.day}
        name="date"
        type="date"
        isRequired
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <SelectField
        label={words.slot}
        name="slot"
        value={value.slot}
        onChange={(slot) => isSlot(slot) && onChange({ ...value, slot })}
      >
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {words[slot]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
