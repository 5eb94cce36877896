import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download, Image, ImageOff, Pencil, Trash2 } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { buildPageUrl } from '../api/client.ts';
import { ConfirmDialog } from '../design/dialog.tsx';
import { Menu, MenuItem } from '../design/menu.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { bookWords } from './book.words.ts';
import { bookQuery, deleteBook, replaceBook, uploadCover } from './books.api.ts';
import type { Book } from './books.api.ts';
import { booksWords } from './books.words.ts';

const BookForm = lazy(async () => ({ default: (await import('./book-form.tsx')).BookForm }));

export interface BookMenuProps {
  readonly book: Book;
  /** Cover errors are shown on the page, because the menu is closed by then. */
  readonly onFailure: (error: unknown) => void;
}

/** Actions on a whole book. */
export const BookMenu = ({ book, onFailure }: BookMenuProps) => {
  const words = useWords(bookWords);
  const { edit } = useWords(booksWords);
  const client = useQueryClient();
  const navigate = useNavigate();
  const permissions = usePermissions();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const file = useRef<HTMLInputElement>(null);
  const close = (): void => setOpen(undefined);
  const cover = useMutation({
    mutationFn: (picture: File | undefined) =>
      picture === undefined ? replaceBook(book, { cover: null }) : uploadCover(book, picture),
    onSuccess: (saved) => {
      client.setQueryData(bookQuery(book.id).queryKey, saved);
      onFailure(undefined);
    },
    onError: onFailure,
  });
  const deletion = useMutation({
    mutationFn: () => deleteBook(book),
    onSuccess: () => void navigate({ to: '/books', replace: true }),
  });
  return (
    <>
      <Menu label={words.actions}>
        {permissions.canEdit && (
          <>
            <MenuItem icon={<Pencil aria-hidden />} onAction={() => setOpen('edit')}>
              {edit}
            </MenuItem>
            <MenuItem icon={<Image aria-hidden />} onAction={() => file.current?.click()}>
              {words.cover}
            </MenuItem>
          </>
        )}
        {permissions.canEdit && book.cover !== null && (
          <MenuItem icon={<ImageOff aria-hidden />} onAction={() => cover.mutate(undefined)}>
            {words.removeCover}
          </MenuItem>
        )}
        <MenuItem
          icon={<Download aria-hidden />}
          href={buildPageUrl(`/books/${book.id}/export/portable-bundle`)}
          download=""
        >
          {words.download}
        </MenuItem>
        {permissions.canEdit && (
          <MenuItem variant="danger" icon={<Trash2 aria-hidden />} onAction={() => setOpen('delete')}>
            {words.deleteBook}
          </MenuItem>
        )}
      </Menu>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.cover}
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture !== undefined) cover.mutate(picture);
          target.value = '';
        }}
      />
      {open === 'edit' && (
        <Suspense>
          <BookForm book={book} onClose={close} onSaved={() => {}} />
        </Suspense>
      )}
      <ConfirmDialog
        title={words.deleteTitle(book.title)}
        isOpen={open === 'delete'}
        onClose={close}
        action={words.delete}
        onConfirm={() => deletion.mutate()}
        isPending={deletion.isPending}
      >
        <p>{words.deleteText}</p>
        {deletion.isError && <ProblemNotice error={deletion.error} />}
      </ConfirmDialog>
    </>
  );
};
