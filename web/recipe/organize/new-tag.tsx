import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { createTag, tagsQuery } from '../../api/organization.ts';
import type { Tag } from '../../api/organization.ts';
import { getFieldErrors } from '../../api/problem.ts';
import { Button } from '../../design/button.tsx';
import { TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { actionsWords } from '../actions/actions.words.ts';
import './new-tag.css';

/** Creates a missing tag on the spot. */
export const NewTag = ({ onCreated }: { readonly onCreated: (tag: Tag) => void }) => {
  const words = useWords(actionsWords);
  const client = useQueryClient();
  const [name, setName] = useState('');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => createTag({ name: name.trim() }),
    onSuccess: (tag) => {
      client.setQueryData(tagsQuery.queryKey, (known) => [...(known ?? []).filter(({ id }) => id !== tag.id), tag]);
      onCreated(tag);
      setName('');
    },
  });
  const fieldErrors = getFieldErrors(error);
  return (
    <Form
      className="new-tag"
      validationErrors={fieldErrors}
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
          reset();
        }}
      />
      <Button type="submit" isPending={isPending} isDisabled={name.trim() === ''}>
        {words.addTag}
      </Button>
      {error !== null && Object.keys(fieldErrors).length === 0 && <ProblemNotice error={error} />}
    </Form>
  );
};
