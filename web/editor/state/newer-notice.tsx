import { useQuery } from '@tanstack/react-query';

import { useAccount, useLibrary } from '../../api/account.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Notice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { membersQuery } from '../editor.api.ts';
import { editorWords } from '../editor.words.ts';
import { savingWords } from '../saving.words.ts';

/** Who made a version, as far as the library knows them; undefined where it is whoever asks. */
export const useNameOf = (entry: RecipeEntry | undefined): string | undefined => {
  const words = useWords(editorWords);
  const { user } = useAccount();
  const { id } = useLibrary();
  const { data } = useQuery({ ...membersQuery(id), enabled: entry !== undefined });
  if (entry !== undefined && entry.updated_by === user?.id) return undefined;
  return data?.find(({ user_id }) => user_id === entry?.updated_by)?.display_name ?? words.somebody;
};

/** Tells that there is a newer version, while one is still writing. There is nothing to do about it before saving. */
export const NewerNotice = ({ latest }: { readonly latest: RecipeEntry }) => {
  const words = useWords(savingWords);
  const formats = useFormats();
  const name = useNameOf(latest);
  const when = formats.ago(latest.updated_at);
  return <Notice>{name === undefined ? words.newerYours(when) : words.newer(name, when)}</Notice>;
};
