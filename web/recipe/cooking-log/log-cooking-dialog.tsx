import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors } from '../../api/problem.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { logCooking } from '../recipe.api.ts';
import { actionsWords } from '../actions/actions.words.ts';

const padTwo = (part: number): string => String(part).padStart(2, '0');

/** The local date: at midnight in Berlin it is still yesterday in UTC. */
const today = (): string => {
  const now = new Date();
  return `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;
};

/** Logs that the recipe was cooked: when, and how it went. */
export const LogCookingDialog = ({ entry, onClose }: { readonly entry: RecipeEntry; readonly onClose: () => void }) => {
  const words = useWords(actionsWords);
  const showToast = useToast();
  const [date, setDate] = useState(today);
  const [notes, setNotes] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => logCooking(entry.id, { date, notes, revision: entry.revision }),
    onSuccess: () => {
      showToast({ text: words.remembered });
      onClose();
    },
  });
  return (
    <Dialog title={words.cooked} isOpen onClose={onClose}>
      <Form
        className="dialog-body"
        validationErrors={getFieldErrors(error)}
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextField label={words.cookedOn} name="date" type="date" value={date} onChange={setDate} isRequired />
        <TextField
          label={words.howItWent}
          hint={words.howItWentHint}
          name="notes"
          lines={4}
          value={notes}
          onChange={setNotes}
        />
        {error !== null && <ProblemNotice error={error} fields={['date', 'notes']} />}
        <DialogActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
