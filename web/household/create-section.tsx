import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { faultsByField } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { createAndSelectLibrary } from './household.api.ts';
import { householdWords } from './household.words.ts';

/** Another library, into which one goes at once. */
export const CreateSection = () => {
  const words = useWords(householdWords);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <Section title={words.another} lead={words.anotherLead}>
      <div>
        <Button onPress={() => setIsOpen(true)}>{words.create}</Button>
      </div>
      <Dialog title={words.another} isOpen={isOpen} onClose={close}>
        <CreateForm onCancel={close} />
      </Dialog>
    </Section>
  );
};

const CreateForm = ({ onCancel }: { readonly onCancel: () => void }) => {
  const words = useWords(householdWords);
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => createAndSelectLibrary(name),
    // Everything that was read belongs to the other library: it begins anew.
    onSuccess: () => location.assign('/'),
  });
  return (
    <Form
      className="dialog-body"
      validationErrors={faultsByField(error)}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={words.name}
        hint={words.createHint}
        name="name"
        maxLength={100}
        value={name}
        onChange={setName}
        isRequired
        autoFocus
      />
      {error !== null && <ProblemNotice error={error} />}
      <DialogActions>
        <Button onPress={onCancel}>{words.cancel}</Button>
        <Button type="submit" look="primary" isPending={isPending}>
          {words.create}
        </Button>
      </DialogActions>
    </Form>
  );
};
