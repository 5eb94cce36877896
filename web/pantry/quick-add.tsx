import { useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryFields, NO_DETAILS } from './entry-fields.tsx';
import { createEntry, pantryQuery } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import './quick-add.css';

/** Adds entries one after another: a name and Enter. The location is kept for the next one. */
export const QuickAdd = ({ locations }: { readonly locations: readonly string[] }) => {
  const words = useWords(pantryWords);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [details, setDetails] = useState(NO_DETAILS);
  const [error, setError] = useState<unknown>();
  const [last, setLast] = useState('');
  const [isPending, setPending] = useState(false);

  const add = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      const entry = await createEntry({ name: name.trim(), ...details });
      client.setQueryData(pantryQuery.queryKey, (all) => all && [...all.filter(({ id }) => id !== entry.id), entry]);
      // Text typed while saving is the next entry.
      setName((now) => (now === name ? '' : now));
      setDetails((now) => (now === details ? { ...NO_DETAILS, location: now.location } : now));
      setLast(entry.name);
      form.current?.querySelector('input')?.focus();
    } catch (failure) {
      setError(failure);
    }
    setPending(false);
  };
  return (
    <Form
      ref={form}
      className="quick-add no-print"
      validationErrors={getFieldErrors(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && name.trim() !== '') void add();
      }}
    >
      <div className="quick-add-line">
        <TextField
          label={words.name}
          placeholder={words.namePlaceholder}
          name="name"
          value={name}
          maxLength={200}
          autoComplete="off"
          onChange={setName}
        />
        <Button type="submit" variant="primary" icon={<Plus aria-hidden />} isPending={isPending}>
          {words.add}
        </Button>
      </div>
      <details>
        <summary>{words.details}</summary>
        <EntryFields value={details} locations={locations} locationHint={words.locationHint} onChange={setDetails} />
      </details>
      {error !== undefined && <ProblemNotice error={error} fields={['name']} />}
      <p className="visually-hidden" role="status">
        {last !== '' && words.added(last)}
      </p>
    </Form>
  );
};
