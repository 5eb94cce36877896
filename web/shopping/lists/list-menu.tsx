import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { ConfirmDialog } from '../../design/dialog.tsx';
import { Menu, MenuItem } from '../../design/menu.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { changeList, dropOwnChanges } from '../sync/change-list.ts';
import { ListNameDialog } from './list-name-dialog.tsx';
import { deleteList, deletionKey } from '../shopping.api.ts';
import { shoppingWords } from '../shopping.words.ts';

export interface ListMenuProps {
  readonly list: { readonly id: string; readonly name: string; readonly revision: number };
  /** Further actions for an open list. */
  readonly children?: ReactNode;
}

/** Actions on a whole list. */
export const ListMenu = ({ list, children }: ListMenuProps) => {
  const words = useWords(shoppingWords);
  const showToast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  /** The list as it was when the dialog opened, which the new name is based on. */
  const [renaming, setRenaming] = useState<ListMenuProps['list']>();
  const close = (): void => setDeleting(false);
  const deleting = useMutation({
    mutationKey: deletionKey(list.id),
    mutationFn: () => deleteList(list),
    onSuccess: async () => {
      close();
      dropOwnChanges(list.id);
      await navigate({ to: '/shopping', search: { all: true } });
      client.removeQueries({ queryKey: ['shopping-list', list.id] });
      await client.invalidateQueries({ queryKey: ['shopping-list', 'list'] });
      showToast({ text: words.removed(list.name) });
    },
    // Another member changed it. The refetch shows the current state, and it can be deleted then.
    onError: () => client.invalidateQueries({ queryKey: ['shopping-list'] }),
  });
  return (
    <>
      <Menu label={words.more(list.name)}>
        {children}
        <MenuItem icon={<Pencil aria-hidden />} onAction={() => setRenaming(list)}>
          {words.rename}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} variant="danger" onAction={() => setDeleting(true)}>
          {words.remove}
        </MenuItem>
      </Menu>
      {renaming !== undefined && (
        <ListNameDialog
          title={words.renameTitle}
          action={words.save}
          name={renaming.name}
          onClose={() => setRenaming(undefined)}
          onName={(name) => {
            // Does not overwrite another member's new name unseen. The user's own last rename may have a newer
            // revision.
            const { revision } = list.name === renaming.name ? list : renaming;
            changeList(list.id, revision, { kind: 'rename', name });
          }}
        />
      )}
      <ConfirmDialog
        title={words.remove}
        isOpen={isDeleting}
        onClose={close}
        action={words.remove}
        onConfirm={() => deleting.mutate()}
        isPending={deleting.isPending}
      >
        <p>{words.removeHint(list.name)}</p>
        {deleting.error !== null && <ProblemNotice error={deleting.error} />}
      </ConfirmDialog>
    </>
  );
};
