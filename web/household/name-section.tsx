import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { accountQuery } from '../api/account.ts';
import type { Library } from '../api/account.ts';
import { get } from '../api/client.ts';
import { getFieldErrors, hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { libraryQuery, renameLibrary } from './household.api.ts';
import { householdWords } from './household.words.ts';

/** Renames the library. In case of a conflict both names are shown. */
export const NameSection = ({ library }: { readonly library: Library }) => {
  const words = useWords(householdWords);
  const client = useQueryClient();
  const showToast = useToast();
  // The typed name and the revision it is based on; undefined while nothing is typed.
  const [draft, setDraft] = useState<{ readonly name: string; readonly revision: number }>();
  const [theirs, setTheirs] = useState<Library>();
  const name = draft?.name ?? library.name;
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (revision: number) => renameLibrary(library.id, name, revision),
    onSuccess: (renamed) => {
      client.setQueryData(libraryQuery(library.id).queryKey, renamed);
      setDraft(undefined);
      setTheirs(undefined);
      showToast({ text: words.renamed });
      return client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: async (refusal) => {
      if (hasCode(refusal, 'precondition-failed')) setTheirs(await get<Library>(`/libraries/${library.id}`));
    },
  });
  return (
    <Section title={words.name}>
      <Form
        className="short-form"
        validationErrors={getFieldErrors(error)}
        onSubmit={(event) => {
          event.preventDefault();
          mutate(draft?.revision ?? library.revision);
        }}
      >
        <TextField
          label={words.name}
          hideLabel
          hint={words.nameHint}
          name="name"
          maxLength={100}
          value={name}
          onChange={(typed) => setDraft({ name: typed, revision: draft?.revision ?? library.revision })}
          isRequired
        />
        {theirs !== undefined && (
          <Notice kind="warning" title={words.changedTitle}>
            <p>{words.changedHint(theirs.name, name)}</p>
            <div className="page-actions">
              <Button
                onPress={() => {
                  setDraft(undefined);
                  setTheirs(undefined);
                  reset();
                }}
              >
                {words.takeTheirs}
              </Button>
              <Button onPress={() => mutate(theirs.revision)} isPending={isPending}>
                {words.takeYours}
              </Button>
            </div>
          </Notice>
        )}
        {error !== null && theirs === undefined && <ProblemNotice error={error} fields={['name']} />}
        <Button type="submit" isPending={isPending} isDisabled={name.trim() === library.name}>
          {words.saveName}
        </Button>
      </Form>
    </Section>
  );
};
