import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Notice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { RecipePicker } from '../../parts/recipe-picker.tsx';
import type { Day } from '../days.ts';
import { planWords } from '../plan.words.ts';
import { SavedMealPicker } from '../saved-meals/saved-meal-picker.tsx';
import { isSlot, slots } from '../meal-time.ts';
import type { Slot } from '../meal-time.ts';
import type { MealChanges, Outcome } from '../meals/use-meal-changes.ts';
import './add-meal-dialog.css';

export interface AddMealDialogProps {
  readonly day: Day;
  readonly changes: MealChanges;
  readonly onClose: () => void;
}

/** Adds to a day: a recipe, a saved meal, or something without a recipe. */
export const AddMealDialog = ({ day, changes, onClose }: AddMealDialogProps) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const [slot, setSlot] = useState<Slot>('dinner');
  const [what, setWhat] = useState<'recipe' | 'saved' | 'plain'>('recipe');
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const to = { date: day, slot };
  const add = async (work: () => Outcome): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const refused = await work();
    setPending(false);
    setFailure(refused);
    if (refused === undefined) onClose();
  };
  return (
    <Dialog title={words.addTo(formats.weekday(day))} isOpen onClose={onClose}>
      <div className="add-dialog">
        <SelectField label={words.slot} value={slot} onChange={(value) => isSlot(value) && setSlot(value)}>
          {slots.map((one) => (
            <option key={one} value={one}>
              {words[one]}
            </option>
          ))}
        </SelectField>
        <Choice
          label={words.addWhat}
          value={what}
          onChange={setWhat}
          options={[
            { value: 'recipe', text: words.aRecipe },
            { value: 'saved', text: words.aSavedMeal },
            { value: 'plain', text: words.somethingElse },
          ]}
        />
        {what === 'recipe' && <RecipePicker onPick={(recipe) => void add(() => changes.addRecipe(recipe, to))} />}
        {what === 'saved' && <SavedMealPicker onPick={(saved) => void add(() => changes.addSaved(saved, to))} />}
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        {what === 'plain' && (
          <Form
            className="dialog-body"
            onSubmit={(event) => {
              event.preventDefault();
              void add(() => changes.addPlain(name.trim(), to));
            }}
          >
            <TextField
              label={words.somethingElseName}
              hint={words.somethingElseHint}
              value={name}
              onChange={setName}
              maxLength={500}
              isRequired
            />
            <DialogActions>
              <Button onPress={onClose}>{words.cancel}</Button>
              <Button type="submit" variant="primary" isPending={isPending}>
                {words.planVerb}
              </Button>
            </DialogActions>
          </Form>
        )}
      </div>
    </Dialog>
  );
};
