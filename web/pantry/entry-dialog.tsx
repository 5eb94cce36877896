import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors, hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryFields, toDetails } from './entry-fields.tsx';
import { createEntry, pantryQuery, fetchEntry, replaceEntry } from './pantry.api.ts';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { formatEntryAmount } from './shelves.ts';

export interface EntryDialogProps {
  readonly entry: PantryEntry;
  readonly locations: readonly string[];
  readonly onClose: () => void;
}

/** Edits an entry as it was when the dialog opened; a conflicting change is shown beside the form. */
export const EntryDialog = ({ entry, locations, onClose }: EntryDialogProps) => {
  const words = useWords(pantryWords);
  const client = useQueryClient();
  const [base, setBase] = useState(entry);
  const [name, setName] = useState(entry.name);
  const [details, setDetails] = useState(() => toDetails(entry));
  const [theirs, setTheirs] = useState<PantryEntry | undefined>();
  const [error, setError] = useState<unknown>();
  const [isPending, setPending] = useState(false);

  const write = async (over: PantryEntry): Promise<void> => {
    const input = { name: name.trim(), ...details, semantic_id: over.semantic_id };
    try {
      await replaceEntry(over, input);
    } catch (failure) {
      if (hasCode(failure, 'precondition-failed')) return setTheirs(await fetchEntry(over.id));
      // The entry was removed, so it is created again.
      if (!hasCode(failure, 'pantry-entry-not-found')) throw failure;
      await createEntry(input);
    }
    await client.invalidateQueries({ queryKey: pantryQuery.queryKey });
    onClose();
  };

  const save = async (over: PantryEntry): Promise<void> => {
    setBase(over);
    setTheirs(undefined);
    setError(undefined);
    setPending(true);
    await write(over).catch(setError);
    setPending(false);
  };

  const takeTheirs = (taken: PantryEntry): void => {
    setBase(taken);
    setName(taken.name);
    setDetails(toDetails(taken));
    setTheirs(undefined);
  };

  return (
    <Dialog title={words.editTitle} isOpen onClose={onClose}>
      <Form
        className="dialog-body"
        validationErrors={getFieldErrors(error)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && theirs === undefined) void save(base);
        }}
      >
        <TextField label={words.name} name="name" value={name} maxLength={200} isRequired onChange={setName} />
        <EntryFields value={details} locations={locations} onChange={setDetails} />
        {theirs !== undefined && (
          <Notice
            kind="warning"
            title={words.conflictTitle}
            action={
              <>
                <Button onPress={() => takeTheirs(theirs)}>{words.takeTheirs}</Button>
                <Button onPress={() => void save(theirs)}>{words.keepMine}</Button>
              </>
            }
          >
            {words.conflict(
              [theirs.name, formatEntryAmount(theirs), theirs.location, theirs.note].filter(Boolean).join(', '),
            )}
          </Notice>
        )}
        {error !== undefined && <ProblemNotice error={error} fields={['name']} />}
        <DialogActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending} isDisabled={theirs !== undefined}>
            {words.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
