import type { ReactNode } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors } from '../../api/problem.ts';
import { Button } from '../../design/button.tsx';
import { DialogActions } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import type { LeftoverOrigin } from '../dishes/dish-editor.tsx';
import { DishesEditor } from '../dishes/dishes-editor.tsx';
import type { AnyMeal } from '../dishes/dishes.ts';
import { editingWords } from './meal-editing.words.ts';
import { planWords } from '../plan.words.ts';
import type { MealEditing } from './use-meal-editing.ts';

export interface MealFormProps<D extends AnyMeal, M extends D & { readonly id: string; readonly revision: number }> {
  readonly editing: MealEditing<D, M>;
  /** A saved meal is found by its name, a planned one by its day. */
  readonly isNameRequired: boolean;
  readonly earlier?: readonly LeftoverOrigin[];
  /** The day and slot of the other version. */
  readonly getMealTime?: (meal: M) => string;
  readonly isSame: (theirs: M) => boolean;
  readonly onSaved: (meal: M) => void;
  readonly onCancel: () => void;
  /** Fields above the dishes that only this kind of meal has. */
  readonly children?: ReactNode;
}

/** The form that planned and saved meals share. */
export const MealForm = <D extends AnyMeal, M extends D & { readonly id: string; readonly revision: number }>({
  editing,
  isNameRequired,
  earlier,
  getMealTime,
  isSame,
  onSaved,
  onCancel,
  children,
}: MealFormProps<D, M>) => {
  const words = useWords(editingWords);
  const common = useWords(planWords);
  const { draft, error, theirs } = editing;
  const change = (part: Partial<AnyMeal>): void => editing.change(part as Partial<D>);
  const finish = async (saving: Promise<M | undefined>): Promise<void> => {
    const saved = await saving;
    if (saved !== undefined) onSaved(saved);
  };
  return (
    <Form
      className="dialog-body"
      validationErrors={getFieldErrors(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!editing.isPending && theirs === undefined) void finish(editing.save());
      }}
    >
      {children}
      <TextField
        label={words.name}
        hint={isNameRequired ? undefined : words.nameHint}
        name="name"
        value={draft.name}
        maxLength={500}
        isRequired={isNameRequired}
        onChange={(name) => change({ name })}
      />
      <DishesEditor
        key={editing.version}
        dishes={draft.dishes}
        earlier={earlier}
        onChange={(dishes) => change({ dishes: [...dishes] })}
      />
      <TextField
        label={words.notes}
        name="notes"
        value={draft.notes}
        lines={2}
        maxLength={10_000}
        onChange={(notes) => change({ notes })}
      />
      {theirs !== undefined && (
        <ConflictNotice
          theirs={theirs}
          mealTime={getMealTime?.(theirs)}
          isSame={isSame(theirs)}
          onTakeTheirs={editing.takeTheirs}
          onKeepMine={() => void finish(editing.keepMine())}
        />
      )}
      {editing.isGone && <Notice kind="warning">{words.deletedMeanwhile}</Notice>}
      {error !== undefined && <ProblemNotice error={error} fields={['name', 'notes']} />}
      <DialogActions>
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button type="submit" variant="primary" isPending={editing.isPending} isDisabled={theirs !== undefined}>
          {common.save}
        </Button>
      </DialogActions>
    </Form>
  );
};
