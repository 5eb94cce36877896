import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { Library } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { createLibrary, selectLibrary } from './household.api.ts';
import { householdWords } from './household.words.ts';

/** Creates another library and switches to it. */
export const CreateSection = () => {
  const words = useWords(householdWords);
  const [isOpen, setIsOpen] = useState(false);
  const created = useRef<Library>(undefined);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async (name: string) => {
      // If switching failed, the next attempt switches to the library that was already created.
      const library = created.current?.name === name ? created.current : await createLibrary(name);
      created.current = library;
      await selectLibrary(library.id);
    },
    // All cached data belongs to the other library, so the app reloads.
    onSuccess: () => location.assign('/'),
  });
  const close = (): void => {
    reset();
    setIsOpen(false);
  };
  return (
    <Section title={words.another} lead={words.anotherLead}>
      <div>
        <Button onPress={() => setIsOpen(true)}>{words.create}</Button>
      </div>
      <Dialog title={words.another} isOpen={isOpen} onClose={close}>
        <NameForm
          label={words.name}
          hint={words.createHint}
          isRequired
          submitLabel={words.create}
          onSubmit={mutate}
          onClose={close}
          isPending={isPending}
          error={error}
        >
          {error !== null && <ProblemNotice error={error} fields={['name']} />}
        </NameForm>
      </Dialog>
    </Section>
  );
};
