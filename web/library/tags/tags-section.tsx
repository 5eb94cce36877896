import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../../api/account.ts';
import { tagsQuery } from '../../api/organization.ts';
import type { Tag } from '../../api/organization.ts';
import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { DeleteLabel } from './delete-label.tsx';
import { LabelList } from './label-list.tsx';
import { TagForm } from './tag-form.tsx';
import { tagsWords } from './tags.words.ts';

type OpenDialog =
  | { readonly what: 'new' }
  /** As it was when the form opened: the form outlives it, with what was typed. */
  | { readonly what: 'edit'; readonly tag: Tag | undefined }
  | { readonly what: 'delete'; readonly id: string };

export const TagsSection = () => {
  const words = useWords(tagsWords);
  const permissions = usePermissions();
  const { data: tags = [], isPending, isSuccess, isError, error, refetch } = useQuery(tagsQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const close = (): void => setOpen(undefined);
  const find = (id: string) => tags.find((one) => one.id === id);
  const labelToDelete = open?.what === 'delete' ? find(open.id) : undefined;
  return (
    <Section
      title={words.tags}
      lead={words.tagsLead}
      actions={
        permissions.canEdit && (
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
        onEdit={(id) => setOpen({ what: 'edit', tag: find(id) })}
        onDelete={(id) => setOpen({ what: 'delete', id })}
      />
      {open?.what === 'new' && <TagForm tag={undefined} onClose={close} />}
      {open?.what === 'edit' && <TagForm tag={open.tag} onClose={close} />}
      {labelToDelete !== undefined && <DeleteLabel noun="tags" label={labelToDelete} onClose={close} />}
    </Section>
  );
};
