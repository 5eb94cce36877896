import { useMutation } from '@tanstack/react-query';

import { ConfirmDialog } from '../../design/dialog.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { deleteLabel } from './tags.api.ts';
import { tagsWords } from './tags.words.ts';

export interface DeleteLabelProps {
  readonly noun: 'tags' | 'facets';
  readonly label: { readonly id: string; readonly name: string; readonly revision: number };
  readonly onClose: () => void;
}

export const DeleteLabel = ({ noun, label, onClose }: DeleteLabelProps) => {
  const words = useWords(tagsWords);
  const deletion = useMutation({
    mutationFn: () => deleteLabel(noun, label.id, label.revision),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      title={words.deleteTitle(label.name)}
      isOpen
      onClose={onClose}
      action={words.delete}
      onConfirm={() => deletion.mutate()}
      isPending={deletion.isPending}
    >
      <p>{words.deleteText}</p>
      {deletion.isError && <ProblemNotice error={deletion.error} />}
    </ConfirmDialog>
  );
};
