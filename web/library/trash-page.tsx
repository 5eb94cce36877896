import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useMay } from '../api/account.ts';
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
import { Selection, useChosen } from './selection.ts';
import { purgeRecipes } from './trash/trash.api.ts';
import { TrashRow } from './trash/trash-row.tsx';
import { trashWords } from './trash/trash.words.ts';
import './trash/trash.css';

/** The trash: recipes can be restored, and owners can delete them permanently. */
export const TrashPage = () => {
  const words = useWords(trashWords);
  const formats = useFormats();
  const tell = useToast();
  const may = useMay();
  const query = useInfiniteQuery(findRecipesQuery({ state: 'trashed' }));
  const [selection] = useState(() => new Selection());
  const chosen = [...useChosen(selection).values()];
  const [doomed, setDoomed] = useState<readonly RecipeSummary[]>([]);
  const recipes = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const heading = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const page of query.data?.pages ?? []) selection.renew(page.items);
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
        setDoomed((left) => left.filter(({ id }) => id !== gone));
      }),
    onSuccess: (_, gone) => {
      tell({ text: words.purged(gone.length, formats.number(gone.length)) });
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
        {may.edit && recipes.length > 0 && (
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
            {may.own && (
              <Button look="danger" isDisabled={chosen.length === 0 || isBusy} onPress={() => setDoomed(chosen)}>
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
              may={may}
              isBusy={isBusy}
              onRestore={restore}
              onPurge={setDoomed}
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
        title={words.purgeTitle(doomed.length, formats.number(doomed.length))}
        isOpen={doomed.length > 0}
        onClose={() => {
          setDoomed([]);
          purge.reset();
        }}
        action={words.purge}
        onConfirm={() => purge.mutate(doomed)}
        isPending={purge.isPending}
      >
        {doomed.length === 1 && <strong>{doomed[0]?.title}</strong>}
        <p>{words.purgeText(doomed.length)}</p>
        {purge.isError && <ProblemNotice error={purge.error} />}
      </ConfirmDialog>
      <BulkDialog
        state={bulk.state}
        titleOf={(id) => recipes.find((recipe) => recipe.id === id)?.title}
        onClose={bulk.close}
      />
    </Page>
  );
};
