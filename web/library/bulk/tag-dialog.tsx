import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { createTag, tagsQuery } from '../../api/organization.ts';
import { getFieldErrors } from '../../api/problem.ts';
import type { RecipeSummary } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Chip } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { BulkChange } from './bulk.api.ts';
import { bulkWords } from './bulk.words.ts';

const tagActions = ['leave', 'add', 'remove'] as const;
type TagAction = (typeof tagActions)[number];

export interface TagDialogProps {
  readonly recipes: readonly RecipeSummary[];
  readonly onClose: () => void;
  readonly onSave: (change: BulkChange) => void;
}

/** Which tags to add to all recipes and which to remove; other tags stay. */
export const TagDialog = ({ recipes, onClose, onSave }: TagDialogProps) => {
  const words = useWords(bulkWords);
  const formats = useFormats();
  const tags = useQuery(tagsQuery);
  const [wished, setWished] = useState<ReadonlyMap<string, TagAction>>(new Map());
  const wish = (id: string, value: TagAction): void => setWished((all) => new Map([...all, [id, value]]));
  const those = (value: TagAction): readonly string[] =>
    [...wished].flatMap(([id, held]) => (held === value ? [id] : []));
  const [add, remove] = [those('add'), those('remove')];
  // A tag that none of them has cannot be removed.
  const held = new Set(recipes.flatMap((recipe) => recipe.tags.map(({ id }) => id)));
  return (
    <Dialog title={words.tagTitle(recipes.length, formats.number(recipes.length))} isOpen onClose={onClose}>
      {tags.isError && <ProblemNotice error={tags.error} onRetry={() => void tags.refetch()} />}
      {tags.data?.length === 0 && <p>{words.noTags}</p>}
      <ul className="bulk-tags">
        {tags.data?.map(({ id, name, color }) => (
          <li key={id}>
            <Chip color={color}>{name}</Chip>
            <Choice
              label={name}
              hideLabel
              value={wished.get(id) ?? 'leave'}
              options={tagActions
                .filter((value) => value !== 'remove' || held.has(id))
                .map((value) => ({ value, text: words[value] }))}
              onChange={(value) => wish(id, value)}
            />
          </li>
        ))}
      </ul>
      <NewTag onMade={(id) => wish(id, 'add')} />
      <DialogActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button
          variant="primary"
          isDisabled={add.length + remove.length === 0}
          onPress={() => onSave({ kind: 'tags', add, remove })}
        >
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Creates a missing tag and selects it. */
const NewTag = ({ onMade }: { readonly onMade: (id: string) => void }) => {
  const words = useWords(bulkWords);
  const [name, setName] = useState('');
  const creation = useMutation({
    mutationFn: () => createTag({ name }),
    onSuccess: ({ id }) => {
      onMade(id);
      setName('');
    },
  });
  const fieldErrors = getFieldErrors(creation.error);
  return (
    <Form
      validationErrors={fieldErrors}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') creation.mutate();
      }}
    >
      <div className="bulk-new">
        <TextField label={words.newTag} name="name" value={name} onChange={setName} maxLength={100} />
        <Button type="submit" isPending={creation.isPending} isDisabled={name.trim() === ''}>
          {words.create}
        </Button>
      </div>
      {creation.isError && fieldErrors['name'] === undefined && <ProblemNotice error={creation.error} />}
    </Form>
  );
};
