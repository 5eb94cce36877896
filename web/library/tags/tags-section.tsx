import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../../api/account.ts';
import { tagsQuery } from '../../api/organization.ts';
import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { DeleteLabel } from './delete-label.tsx';
import { LabelList } from './label-list.tsx';
import { TagForm } from './tag-form.tsx';
import { tagsWords } from './tags.words.ts';

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly id: string };

export const TagsSection = () => {
  const words = useWords(tagsWords);
  const may = useMay();
  const { data: tags = [], isPending, isSuccess, isError, error, refetch } = useQuery(tagsQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const tag = open === undefined || open.what === 'new' ? undefined : tags.find(({ id }) => id === open.id);
  return (
    <Section
      title={words.tags}
      lead={words.tagsLead}
      actions={
        may.edit && (
          <Button icon={<Plus aria-hidden />} onPress={() => setOpen({ what: 'new' })}>
            {words.newTag}
          </Button>
        )
      }
    >
      {isPending && <Loading label={words.loading} />}
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isSuccess && tags.length === 0 && <p className="tags-empty">{words.noTags}</p>}
      <LabelList
        labels={tags.map(({ id, name, color }) => ({ id, name, color, search: { tag: [id] } }))}
        onEdit={(id) => setOpen({ what: 'edit', id })}
        onDelete={(id) => setOpen({ what: 'delete', id })}
      />
      {open?.what === 'new' && <TagForm tag={undefined} onClose={close} />}
      {open?.what === 'edit' && tag !== undefined && <TagForm tag={tag} onClose={close} />}
      {open?.what === 'delete' && tag !== undefined && <DeleteLabel noun="tags" label={tag} onClose={close} />}
    </Section>
  );
};
