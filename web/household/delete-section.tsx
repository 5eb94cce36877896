import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import type { Library } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { deleteLibrary } from './household.api.ts';
import { householdWords } from './household.words.ts';

/** Deletes a library for all its members, after its name was typed. */
export const DeleteSection = ({ library }: { readonly library: Library }) => {
  const words = useWords(householdWords);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => deleteLibrary(library.id, library.revision),
    onSuccess: () => location.assign('/'),
  });
  const close = (): void => {
    setIsOpen(false);
    setTyped('');
  };
  return (
    <Section title={words.deleteTitle} lead={words.deleteLead}>
      <div className="page-actions">
        <Button variant="danger" onPress={() => setIsOpen(true)}>
          {words.deleteAction}
        </Button>
        <LinkButton to="/library/transfer" variant="quiet">
          {words.deleteExport}
        </LinkButton>
      </div>
      <Dialog title={words.deleteTitle} isOpen={isOpen} onClose={close}>
        <div className="dialog-body">
          <p>{words.deleteLead}</p>
          <TextField
            label={words.deleteAsk(library.name)}
            autoComplete="off"
            value={typed}
            onChange={setTyped}
            autoFocus
          />
          {error !== null && <ProblemNotice error={error} />}
        </div>
        <DialogActions>
          <Button onPress={close}>{words.cancel}</Button>
          <Button
            variant="danger"
            onPress={() => mutate()}
            isPending={isPending}
            isDisabled={typed.trim() !== library.name.trim()}
          >
            {words.deleteAction}
          </Button>
        </DialogActions>
      </Dialog>
    </Section>
  );
};
