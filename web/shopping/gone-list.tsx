import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import type { QueuedChange } from '../offline/list-change.ts';
import { addToList, dropChanges } from './change-list.ts';
import { newKey } from '../api/client.ts';
import { queueWords } from './queue.words.ts';
import { listsQuery } from './shopping.api.ts';

/** A list that somebody else deleted: what was put on it here can be put on another one. */
export const GoneList = ({ undelivered }: { readonly undelivered: readonly QueuedChange[] }) => {
  const words = useWords(queueWords);
  const navigate = useNavigate();
  const { data: lists = [] } = useQuery(listsQuery);
  const [chosen, setChosen] = useState('');
  const into = lists.find(({ id }) => id === chosen) ?? lists[0];
  const items = undelivered.flatMap(({ change }) => (change.kind === 'add' ? change.items : []));
  const forget = (): void => {
    dropChanges(undelivered);
    void navigate({ to: '/shopping', search: { all: true } });
  };
  const move = ({ id, revision }: { readonly id: string; readonly revision: number }): void => {
    const moved = items.map((item) => ({ ...item, id: newKey() }));
    addToList(id, revision, moved);
    dropChanges(undelivered);
    void navigate({ to: '/shopping/$listId', params: { listId: id } });
  };
  return (
    <Page title={words.goneTitle} lead={undelivered.length > 0 ? words.gone : undefined} width="reading">
      {items.length > 0 && (
        <>
          <p>{words.goneItems}</p>
          <ul className="list-page-undelivered">
            {items.map(({ id, name, buy }) => (
              <li key={id}>{[buy, name].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
          {into !== undefined && (
            <SelectField label={words.moveTo} value={into.id} onChange={setChosen}>
              {lists.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </>
      )}
      <div className="list-page-choice">
        {items.length > 0 && into !== undefined && (
          <Button look="primary" onPress={() => move(into)}>
            {words.move}
          </Button>
        )}
        {undelivered.length > 0 && <Button onPress={forget}>{words.forget}</Button>}
        {undelivered.length === 0 && (
          <LinkButton to="/shopping" search={{ all: true }} look="primary">
            {words.toLists}
          </LinkButton>
        )}
      </div>
    </Page>
  );
};
