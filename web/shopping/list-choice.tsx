import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../design/button.tsx';
import { SelectField, TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { addWords } from './add.words.ts';
import { createList } from './change-list.ts';
import { listsQuery } from './shopping.api.ts';

const KEPT = 'tureen.shopping-list';

/** The list that is meant: the one that is asked for, else the one used last on this device, else the first. */
export const useChosenList = (asked: string | undefined) => {
  const { data: lists } = useQuery(listsQuery);
  const [chosen, setChosen] = useState(asked ?? localStorage.getItem(KEPT) ?? '');
  const isThere = lists?.some(({ id }) => id === chosen) ?? false;
  const choose = (id: string): void => {
    localStorage.setItem(KEPT, id);
    setChosen(id);
  };
  return { lists, listId: isThere ? chosen : (lists?.[0]?.id ?? ''), choose };
};

type Choice = ReturnType<typeof useChosenList>;

/** Chooses a list, or begins one. */
export const ListChoice = ({ lists, listId, choose }: Choice) => {
  const words = useWords(addWords);
  const [isNew, setNew] = useState(false);
  const [name, setName] = useState<string>();
  const typed = name ?? words.firstListName;
  const isMaking = isNew || lists?.length === 0;
  const make = (): void => {
    choose(createList(typed.trim()));
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
      {isMaking && (
        <Form
          className="list-choice-new"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') make();
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
