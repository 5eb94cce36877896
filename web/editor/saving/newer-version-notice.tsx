import { useQuery } from '@tanstack/react-query';

import { useAccount, useLibrary } from '../../api/account.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Notice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { membersQuery } from '../editor.api.ts';
import { editorWords } from '../editor.words.ts';
import { savingWords } from '../saving.words.ts';

/** The name of the member who saved a version; undefined if it was the user. */
export const useLastEditorName = (entry: RecipeEntry | undefined): string | undefined => {
  const words = useWords(editorWords);
  const { user } = useAccount();
  const { id } = useLibrary();
  const { data } = useQuery({ ...membersQuery(id), enabled: entry !== undefined });
  if (entry !== undefined && entry.updated_by === user?.id) return undefined;
  return data?.find(({ user_id }) => user_id === entry?.updated_by)?.display_name ?? words.somebody;
};

/** Says that there is a newer version. Nothing has to be done about it before saving. */
export const NewerVersionNotice = ({ latest }: { readonly latest: RecipeEntry }) => {
  const words = useWords(savingWords);
  const formats = useFormats();
  const name = useLastEditorName(latest);
  const when = formats.ago(latest.updated_at);
  return <Notice>{name === undefined ? words.newerYours(when) : words.newer(name, when)}</Notice>;
};
