import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { findRecipesQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { Checkbox } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { Selection, useSelected } from './selection.ts';
import { purgeRecipes } from './trash/trash.api.ts';
import { TrashRow } from './trash/trash-row.tsx';
import { trashWords } from './trash/trash.words.ts';
import './trash/trash.css';

/** The trash: recipes can be restored, and owners can delete them permanently. */
export const TrashPage = () => {
  const words = useWords(trashWords);
  const formats = useFormats();
  const showToast = useToast();
  const permissions = usePermissions();
  const query = useInfiniteQuery(findRecipesQuery({ state: 'trashed' }));
  const [selection] = useState(() => new Selection());
  const chosen = [...useSelected(selection).values()];
  const [toPurge, setToPurge] = useState<readonly RecipeSummary[]>([]);
  const recipes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const heading = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const page of query.data?.pages ?? []) selection.update(page.items);
  }, [query.data, selection]);

  const bulk = useBulk((_change, ids) => {
    selection.remove(ids);
    // The focused row is about to disappear, and keyboard users should not start at the top of the page.
    heading.current?.focus();
  });
  const purge = useMutation({
    mutationFn: (wanted: readonly RecipeSummary[]) =>
      purgeRecipes(wanted, (gone) => {
        selection.remove([gone]);
        setToPurge((left) => left.filter(({ id }) => id !== gone));
      }),
    onSuccess: (_, gone) => {
      showToast({ text: words.purged(gone.length, formats.number(gone.length)) });
    },
  });
  const restore = (wanted: readonly RecipeSummary[]): void => bulk.run({ kind: 'restore' }, wanted);
  const isBusy = bulk.state.at === 'work' || purge.isPending;
  return (
    <Page
      title={words.trash}
      lead={words.lead}
      width="reading"
      back={
        <Link to="/" preload="intent">
          {words.back}
        </Link>
      }
    >
      {query.isPending && <Loading label={words.loading} />}
      {query.isError && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && recipes.length === 0 && (
        <EmptyState title={words.emptyTitle} icon={<Trash2 aria-hidden />}>
          {words.emptyText}
        </EmptyState>
      )}
      <div ref={heading} tabIndex={-1} className="trash">
        {permissions.canEdit && recipes.length > 0 && (
          <div className="trash-actions">
            <Checkbox
              isSelected={chosen.length >= recipes.length}
              isIndeterminate={chosen.length > 0 && chosen.length < recipes.length}
              onChange={(isAll) => (isAll ? selection.add(recipes) : selection.clear())}
            >
              {words.chooseAll}
            </Checkbox>
            <Button isDisabled={chosen.length === 0 || isBusy} onPress={() => restore(chosen)}>
              {words.restore}
            </Button>
            {permissions.isOwner && (
              <Button variant="danger" isDisabled={chosen.length === 0 || isBusy} onPress={() => setToPurge(chosen)}>
                {words.purge}
              </Button>
            )}
          </div>
        )}
        <ul>
          {recipes.map((recipe) => (
            <TrashRow
              key={recipe.id}
              recipe={recipe}
              selection={selection}
              permissions={permissions}
              isBusy={isBusy}
              onRestore={restore}
              onPurge={setToPurge}
            />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {words.more}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={words.purgeTitle(toPurge.length, formats.number(toPurge.length))}
        isOpen={toPurge.length > 0}
        onClose={() => {
          setToPurge([]);
          purge.reset();
        }}
        action={words.purge}
        onConfirm={() => purge.mutate(toPurge)}
        isPending={purge.isPending}
      >
        {toPurge.length === 1 && <strong>{toPurge[0]?.title}</strong>}
        <p>{words.purgeText(toPurge.length)}</p>
        {purge.isError && <ProblemNotice error={purge.error} />}
      </ConfirmDialog>
      <BulkDialog
        state={bulk.state}
        getTitle={(id) => recipes.find((recipe) => recipe.id === id)?.title}
        onClose={bulk.close}
      />
    </Page>
  );
};
