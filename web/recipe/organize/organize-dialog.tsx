import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { booksQuery, facetsQuery, tagsQuery } from '../../api/organization.ts';
import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { actionsWords } from '../actions/actions.words.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { NewTag } from './new-tag.tsx';
import { organize } from './organize.api.ts';
import type { OrganizationChoice } from './organize.api.ts';

/** Tags, facets and books of one recipe. Nothing is sent before saving. */
export const OrganizeDialog = ({ entry, onClose }: { readonly entry: RecipeEntry; readonly onClose: () => void }) => {
  const words = useWords(actionsWords);
  const formats = useFormats();
  const showToast = useToast();
  const client = useQueryClient();
  const reads = useQueries({ queries: [tagsQuery, facetsQuery, booksQuery] });
  const [{ data: tags }, { data: facets }, { data: books }] = reads;
  const unread = reads.find(({ data, isError }) => data === undefined && isError);
  // The changes are based on what was loaded when the dialog opened: the recipe may be refetched while it is open.
  const [base, setBase] = useState(entry);
  const [wanted, setWanted] = useState<OrganizationChoice>(entry.organization);
  const [isConflict, setConflict] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => organize(base, wanted, books ?? []),
    onSuccess: () => {
      showToast({ text: words.organized });
      onClose();
    },
    onError: async (refused) => {
      // Some of it may have been saved, so the current state is reloaded; the selection here stays.
      await client.refetchQueries({ queryKey: recipeQuery(entry.id).queryKey, exact: true });
      await client.refetchQueries({ queryKey: booksQuery.queryKey });
      setBase(client.getQueryData(recipeQuery(entry.id).queryKey) ?? base);
      setConflict(hasCode(refused, 'precondition-failed'));
    },
  });
  const change = (name: keyof OrganizationChoice) => (id: string, isOn: boolean) =>
    setWanted((known) => ({
      ...known,
      [name]: isOn ? [...known[name], id] : known[name].filter((one) => one !== id),
    }));
  const kinds = [...Map.groupBy(facets ?? [], ({ kind }) => kind)];
  const now = getNames(base.organization, [
    ...(tags ?? []).map(({ id, name }) => ({ id, name })),
    ...(facets ?? []).map(({ id, value }) => ({ id, name: value })),
    ...(books ?? []).map(({ id, title }) => ({ id, name: title })),
  ]);
  const isLoading = tags === undefined || facets === undefined || books === undefined;
  return (
    <Dialog title={words.organize} isOpen onClose={onClose}>
      {unread !== undefined && (
        <ProblemNotice
          error={unread.error}
          onRetry={() => {
            for (const { data, refetch } of reads) if (data === undefined) void refetch();
          }}
        />
      )}
      {isLoading && unread === undefined && <Loading label={words.loading} />}
      {!isLoading && (
        <div className="dialog-body">
          <CheckboxGroup
            title={words.tags}
            empty={words.noTags}
            options={tags.map(({ id, name, color }) => ({ id, name, color }))}
            chosen={wanted.tags}
            onChange={change('tags')}
          />
          <NewTag onCreated={({ id }) => change('tags')(id, true)} />
          {kinds.map(([kind, some]) => (
            <CheckboxGroup
              key={kind}
              title={words[kind]}
              options={some.map(({ id, value }) => ({ id, name: value }))}
              chosen={wanted.facets}
              onChange={change('facets')}
            />
          ))}
          <CheckboxGroup
            title={words.books}
            empty={words.noBooks}
            options={books.map(({ id, title }) => ({ id, name: title }))}
            chosen={wanted.books}
            onChange={change('books')}
          />
        </div>
      )}
      {isConflict && (
        <Notice kind="warning" title={words.conflict}>
          {words.conflictNow(now.length === 0 ? words.nothing : formats.list(now))}
        </Notice>
      )}
      {error !== null && !isConflict && <ProblemNotice error={error} />}
      <DialogActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button variant="primary" onPress={() => mutate()} isPending={isPending} isDisabled={isLoading}>
          {words.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const getNames = (
  { tags, facets, books }: OrganizationChoice,
  known: readonly { readonly id: string; readonly name: string }[],
): readonly string[] => {
  const ids = new Set([...tags, ...facets, ...books]);
  return known.filter(({ id }) => ids.has(id)).map(({ name }) => name);
};
