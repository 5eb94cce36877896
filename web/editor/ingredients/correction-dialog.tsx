import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import type { Correction } from '../document/item-text.ts';
import { editorWords } from '../editor.words.ts';
import { splitQuantity } from '../parsing/parsed-line.ts';
import type { ParsedLine } from '../parsing/parsed-line.ts';
import { parseCorrection, findUnitsByName } from './parse-correction.ts';
import type { CorrectionForm } from './parse-correction.ts';
import './correction-dialog.css';

export interface CorrectionDialogProps {
  readonly line: string;
  readonly parsed: ParsedLine;
  readonly language: string;
  readonly onClose: () => void;
  readonly onCorrect: (parts: Correction['parts']) => void;
}

const toCorrectionForm = ({ quantity, name, preparation, note, isOptional }: ParsedLine): CorrectionForm => {
  const [amount, unit] = splitQuantity(quantity);
  return { amount, unit, name, preparation, note, isOptional, unitId: '' };
};

/** Corrects what a line means. The line itself stays as written. */
export const CorrectionDialog = ({ line, parsed, language, onClose, onCorrect }: CorrectionDialogProps) => {
  const words = useWords(editorWords);
  const [form, setForm] = useState(() => toCorrectionForm(parsed));
  const set = (fields: Partial<CorrectionForm>): void => setForm((before) => ({ ...before, ...fields }));
  const { ambiguousUnit } = parsed;
  const { data: choices = [] } = useQuery({
    queryKey: ['unit-choice', language, ambiguousUnit],
    queryFn: () => findUnitsByName(ambiguousUnit ?? '', language),
    enabled: ambiguousUnit !== undefined,
  });
  const correction = useMutation({
    mutationFn: () => parseCorrection(form, language),
    onSuccess: (parts) => parts !== undefined && onCorrect(parts),
  });
  const isUnread = correction.isSuccess && correction.data === undefined;
  return (
    <Dialog title={words.correctionTitle} isOpen onClose={onClose}>
      <Form
        className="correction-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          correction.mutate();
        }}
        validationErrors={isUnread ? { amount: words.amountUnread } : {}}
      >
        <p className="correction-dialog-line">{line}</p>
        <div className="correction-dialog-measure">
          <TextField
            name="amount"
            label={words.amount}
            value={form.amount}
            onChange={(amount) => set({ amount })}
            inputMode="text"
            autoFocus
          />
          <TextField label={words.unit} value={form.unit} onChange={(unit) => set({ unit, unitId: '' })} />
        </div>
        {choices.length > 0 && (
          <SelectField label={words.whichUnit} value={form.unitId} onChange={(unitId) => set({ unitId })}>
            <option value="">{words.unitUnsaid}</option>
            {choices.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </SelectField>
        )}
        <TextField label={words.food} value={form.name} onChange={(name) => set({ name })} />
        <TextField
          label={words.preparation}
          value={form.preparation}
          onChange={(preparation) => set({ preparation })}
        />
        <TextField label={words.note} value={form.note} onChange={(note) => set({ note })} />
        <Checkbox isSelected={form.isOptional} onChange={(isOptional) => set({ isOptional })}>
          {words.isOptional}
        </Checkbox>
        {correction.isError && <ProblemNotice error={correction.error} />}
        <DialogActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button variant="primary" type="submit" isPending={correction.isPending}>
            {words.confirmReading}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
