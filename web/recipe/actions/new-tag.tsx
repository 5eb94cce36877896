import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { newKey } from '../../api/client.ts';
import { tagsQuery } from '../../api/organization.ts';
import type { Tag } from '../../api/organization.ts';
import { faultsByField } from '../../api/problem.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { actionsWords } from './actions.words.ts';
import { createTag } from './organize.api.ts';
import './new-tag.css';

/** A tag that is missing, made where it is missed. */
export const NewTag = ({ onCreated }: { readonly onCreated: (tag: Tag) => void }) => {
  const words = useWords(actionsWords);
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [key, setKey] = useState(newKey);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => createTag(name.trim(), key),
    onSuccess: (tag) => {
      client.setQueryData(tagsQuery.queryKey, (known) => [...(known ?? []).filter(({ id }) => id !== tag.id), tag]);
      onCreated(tag);
      setName('');
      setKey(newKey());
    },
  });
  const faults = faultsByField(error);
  return (
    <Form
      className="new-tag"
      validationErrors={faults}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') mutate();
      }}
    >
      <TextField
        label={words.newTag}
        name="name"
        value={name}
        onChange={(typed) => {
          setName(typed);
          // Another name is another tag.
          if (error !== null) setKey(newKey());
          reset();
        }}
      />
      <Button type="submit" isPending={isPending} isDisabled={name.trim() === ''}>
        {words.addTag}
      </Button>
      {error !== null && Object.keys(faults).length === 0 && <ProblemNotice error={error} />}
    </Form>
  );
};
