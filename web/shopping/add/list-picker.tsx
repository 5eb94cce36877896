import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { deviceStorage } from '../../offline/safe-storage.ts';
import { addWords } from './add.words.ts';
import { createList } from '../sync/change-list.ts';
import { SyncStatus } from '../sync/sync-status.tsx';
import { listQuery } from '../shopping.api.ts';
import { useOptimisticLists } from '../sync/use-optimistic-lists.ts';

const STORAGE_KEY = 'tureen.shopping-list';

/**
 * The list to add to: the requested one, else the one last used on this device, else the first. A list just created
 * counts too, but cannot be reviewed against until the service knows it.
 */
export const useSelectedList = (requested: string | undefined) => {
  const { lists } = useOptimisticLists();
  const [chosen, setChosen] = useState(requested ?? deviceStorage.read(STORAGE_KEY) ?? '');
  const [createdId, setCreatedId] = useState<string>();
  // The response to its creation arrives before all lists are refetched.
  const { data: answered } = useQuery({ ...listQuery(createdId ?? ''), enabled: false });
  const isCreated = chosen === createdId && answered !== undefined;
  const listed = lists?.find(({ id }) => id === chosen) ?? (isCreated ? undefined : lists?.[0]);
  const choose = (id: string): void => {
    deviceStorage.write(STORAGE_KEY, id);
    setChosen(id);
  };
  const make = (name: string): void => {
    const id = createList(name);
    setCreatedId(id);
    choose(id);
  };
  const isKnown = isCreated || listed?.known !== undefined;
  const listId = isCreated ? chosen : (listed?.id ?? '');
  return { lists, listId, isUnsent: listId !== '' && !isKnown, choose, make };
};

type ListPickerProps = ReturnType<typeof useSelectedList>;

/** Chooses a list or creates one. */
export const ListPicker = ({ lists, listId, isUnsent, choose, make }: ListPickerProps) => {
  const words = useWords(addWords);
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState<string>();
  const typed = name ?? words.firstListName;
  const isMaking = isNew || lists?.length === 0;
  const begin = (): void => {
    make(typed.trim());
    setNew(false);
    setName(undefined);
  };
  return (
    <div className="list-choice">
      {lists !== undefined && lists.length > 0 && (
        <SelectField
          label={words.list}
          value={isMaking ? '' : listId}
          onChange={(value) => {
            setNew(value === '');
            if (value !== '') choose(value);
          }}
        >
          {lists.map((list) => (
            <option key={list.id} value={list.id}>
              {list.name}
            </option>
          ))}
          <option value="">{words.newList}</option>
        </SelectField>
      )}
      {isUnsent && <SyncStatus />}
      {isMaking && (
        <Form
          className="list-choice-new"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') begin();
          }}
        >
          <TextField label={words.newListName} value={typed} onChange={setName} maxLength={200} />
          <Button type="submit" isDisabled={typed.trim() === ''}>
            {words.newList}
          </Button>
        </Form>
      )}
    </div>
  );
};
