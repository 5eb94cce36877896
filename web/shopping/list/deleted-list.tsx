import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { randomId } from '../../api/client.ts';
import { Button } from '../../design/button.tsx';
import { SelectField } from '../../design/field.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { Page } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { QueuedChange } from '../../offline/list-change.ts';
import { addToList, createList, dropChanges } from '../sync/change-list.ts';
import { queueWords } from '../sync/queue.words.ts';
import { parseItemLine } from '../quick-add/parse-item-line.ts';
import { listsQuery } from '../shopping.api.ts';
import { shoppingWords } from '../shopping.words.ts';

export interface DeletedListProps {
  readonly listId: string;
  readonly unsentChanges: readonly QueuedChange[];
  /** The text in the field when the list was deleted; undefined if the list was never on the screen. */
  readonly typed?: string;
}

/** Shown for a list that another member deleted: items added here, or about to be, can be moved to another list. */
export const DeletedList = ({ listId, unsentChanges, typed }: DeletedListProps) => {
  const words = useWords(queueWords);
  const listsWords = useWords(shoppingWords);
  const navigate = useNavigate();
  const { data = [] } = useQuery(listsQuery);
  const [chosen, setChosen] = useState<string>();
  const lists = data.filter(({ id }) => id !== listId);
  const into = chosen === '' ? undefined : (lists.find(({ id }) => id === chosen) ?? lists[0]);
  const added = unsentChanges.flatMap(({ change }) => (change.kind === 'add' ? change.items : []));
  const line = parseItemLine(typed ?? '');
  const items = [...added, ...(line === undefined ? [] : [line])];
  const forget = (): void => {
    dropChanges(unsentChanges);
    void navigate({ to: '/shopping', search: { all: true } });
  };
  const move = (): void => {
    const intoId = into?.id ?? createList(listsWords.firstName);
    const moved = items.map((item) => ({ ...item, id: randomId() }));
    addToList(intoId, into?.revision ?? 0, moved);
    dropChanges(unsentChanges);
    void navigate({ to: '/shopping/$listId', params: { listId: intoId } });
  };
  const lead = typed === undefined ? undefined : words.deletedByOther;
  return (
    <Page title={words.goneTitle} lead={unsentChanges.length > 0 ? words.gone : lead} width="reading">
      {added.length > 0 && (
        <>
          <p>{words.goneItems}</p>
          <ul className="list-page-undelivered">
            {added.map(({ id, name, buy }) => (
              <li key={id}>{[buy, name].filter(Boolean).join(' ')}</li>
            ))}
          </ul>
        </>
      )}
      {line !== undefined && (
        <>
          <p>{words.goneTyped}</p>
          <ul className="list-page-undelivered">
            <li>{typed}</li>
          </ul>
        </>
      )}
      {items.length > 0 && (
        <SelectField label={words.moveTo} value={into?.id ?? ''} onChange={setChosen}>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="">{words.newList}</option>
        </SelectField>
      )}
      <div className="list-page-choice">
        {items.length > 0 && (
          <Button variant="primary" onPress={move}>
            {words.move}
          </Button>
        )}
        {unsentChanges.length + items.length > 0 && <Button onPress={forget}>{words.forget}</Button>}
        {unsentChanges.length + items.length === 0 && (
          <LinkButton to="/shopping" search={{ all: true }} variant="primary">
            {words.toLists}
          </LinkButton>
        )}
      </div>
    </Page>
  );
};
