import { Link, Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { Button } from '../../design/button.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { EmptyState, Loading, Page } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { createList } from '../sync/change-list.ts';
import { ListMenu } from './list-menu.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import { SyncStatus } from '../sync/sync-status.tsx';
import { shoppingWords } from '../shopping.words.ts';
import { useOwnChanges, useOptimisticLists } from '../sync/use-optimistic-lists.ts';
import './lists-page.css';

/** The shopping lists of a library. */
export const ListsPage = () => {
  const words = useWords(shoppingWords);
  const formats = useFormats();
  const navigate = useNavigate();
  const { all } = useSearch({ from: '/inside/shopping' });
  const { canEdit } = usePermissions();
  const { lists: rows, error, retry } = useOptimisticLists();
  const [isNaming, setNaming] = useState(false);
  const gone = useOwnChanges().find(({ refusal }) => refusal?.code === 'shopping-list-not-found');
  const [only, ...others] = rows ?? [];
  if (only !== undefined && others.length === 0 && all !== true && gone === undefined) {
    return <Navigate to="/shopping/$listId" params={{ listId: only.id }} replace />;
  }
  const createButton = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setNaming(true)}>
      {words.newList}
    </Button>
  );
  return (
    <Page title={words.lists} width="reading" actions={canEdit && only !== undefined && createButton}>
      <SyncStatus />
      {gone !== undefined && (
        <Notice
          kind="warning"
          title={words.lostTitle}
          action={
            <LinkButton to="/shopping/$listId" params={{ listId: gone.listId }}>
              {words.lostLink}
            </LinkButton>
          }
        />
      )}
      {error !== null && <ProblemNotice error={error} onRetry={retry} />}
      {rows === undefined && error === null && <Loading label={words.loading} />}
      {rows?.length === 0 && (
        <EmptyState title={words.noListsTitle} icon={<ShoppingBasket aria-hidden />} action={canEdit && createButton}>
          {canEdit ? words.noLists : words.noListsViewer}
        </EmptyState>
      )}
      <ul className="lists-page-lists">
        {rows?.map(({ id, name, known }) => (
          <li key={id}>
            <Link to="/shopping/$listId" params={{ listId: id }} preload="intent">
              <span className="lists-page-name">{name}</span>
              <span className="lists-page-told">
                {known === undefined
                  ? words.unsent
                  : `${known.open_items === 0 ? words.allBought : words.open(known.open_items)} · ${words.changedAgo(formats.ago(known.updated_at))}`}
              </span>
            </Link>
            {canEdit && known !== undefined && <ListMenu list={{ id, name, revision: known.revision }} />}
          </li>
        ))}
      </ul>
      {isNaming && (
        <ListNameDialog
          title={words.newList}
          action={words.create}
          name={rows?.length === 0 ? words.firstName : ''}
          onClose={() => setNaming(false)}
          onName={(name) => void navigate({ to: '/shopping/$listId', params: { listId: createList(name) } })}
        />
      )}
    </Page>
  );
};
