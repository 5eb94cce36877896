import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { ConfirmDialog } from '../../design/dialog.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { restoreRevision, revisionQuery, revisionsQuery } from '../recipe.api.ts';
import type { HistorySearch } from '../recipe-search.ts';
import { RecipeDiff } from './recipe-diff-view.tsx';
import { historyWords } from './history.words.ts';

export interface RevisionViewProps {
  readonly entry: RecipeEntry;
  readonly revision: number;
  readonly beside: HistorySearch['beside'];
}

/** One revision, compared with the one before it or the current one. */
export const RevisionView = ({ entry, revision, beside }: RevisionViewProps) => {
  const words = useWords(historyWords);
  const navigate = useNavigate({ from: '/recipes/$recipeId/history' });
  const isPresent = revision === entry.revision;
  const other = beside === 'now' && !isPresent ? entry.revision : revision - 1;
  const chosen = useQuery(revisionQuery(entry.id, revision));
  const compared = useQuery({ ...revisionQuery(entry.id, other), enabled: other > 0 });
  const error = chosen.error ?? compared.error;
  const retry = (): void => {
    for (const read of [chosen, compared]) if (read.isError) void read.refetch();
  };
  const isFirst = other === 0;
  const [older, younger] = other < revision ? [compared.data, chosen.data] : [chosen.data, compared.data];
  const before = isFirst ? { title: '' } : older?.recipe;
  return (
    <section className="history-page-revision" aria-label={words.revision(revision)}>
      <header>
        <h2>{words.revision(revision)}</h2>
        {!isPresent && (
          <Choice
            label={words.beside}
            value={beside ?? 'before'}
            options={[
              { value: 'before', text: words.before },
              { value: 'now', text: words.now },
            ]}
            onChange={(value) =>
              void navigate({
                search: { revision, ...(value === 'now' && { beside: value }) },
                replace: true,
                resetScroll: false,
              })
            }
          />
        )}
        {!isPresent && entry.state === 'active' && <RestoreButton entry={entry} revision={revision} />}
      </header>
      {error !== null && <ProblemNotice error={error} onRetry={retry} />}
      {error === null && (before === undefined || younger === undefined) && <Loading label={words.loading} />}
      {isFirst && (
        <p>
          <strong>{words.first}.</strong> {words.firstHint}
        </p>
      )}
      {before !== undefined && younger !== undefined && <RecipeDiff before={before} after={younger.recipe} />}
    </section>
  );
};

/** Asks for confirmation, restores the revision, and reports a conflict. */
const RestoreButton = ({ entry, revision }: Pick<RevisionViewProps, 'entry' | 'revision'>) => {
  const words = useWords(historyWords);
  const { canEdit } = usePermissions();
  const showToast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  /** The current revision when the dialog opened: a newer save must not be undone unseen. */
  const [confirmedRevision, setConfirmedRevision] = useState<number>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => restoreRevision(entry.id, revision, confirmedRevision ?? entry.revision),
    onSuccess: (restored) => {
      client.setQueryData(recipeQuery(entry.id).queryKey, restored);
      showToast({ text: words.restored(revision) });
      void navigate({ to: '/recipes/$recipeId', params: { recipeId: entry.id } });
    },
    onError: () => {
      void client.invalidateQueries({ queryKey: recipeQuery(entry.id).queryKey, exact: true });
      void client.invalidateQueries({ queryKey: revisionsQuery(entry.id).queryKey, exact: true });
    },
    onSettled: () => setConfirmedRevision(undefined),
  });
  if (!canEdit) return null;
  const isConflict = hasCode(error, 'precondition-failed');
  return (
    <>
      <Button onPress={() => setConfirmedRevision(entry.revision)}>{words.restoreThis}</Button>
      <ConfirmDialog
        title={words.restoreTitle(revision)}
        isOpen={confirmedRevision !== undefined}
        onClose={() => setConfirmedRevision(undefined)}
        action={words.restoreAction}
        variant="primary"
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        <p>{words.restoreHint}</p>
      </ConfirmDialog>
      {isConflict && (
        <Notice kind="error" title={words.conflict}>
          {words.conflictHint}
        </Notice>
      )}
      {error !== null && !isConflict && <ProblemNotice error={error} />}
    </>
  );
};
