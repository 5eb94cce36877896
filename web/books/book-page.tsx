import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';

import { usePermissions } from '../api/account.ts';
import { hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { BookCover } from './book-cover.tsx';
import { BookMenu } from './book-menu.tsx';
import { bookWords } from './book.words.ts';
import { bookQuery } from './books.api.ts';
import type { Book } from './books.api.ts';
import { booksWords } from './books.words.ts';
import { MemberList } from './member-list.tsx';
import { useBookMembers } from './use-book-members.ts';
import './book-page.css';

// Loaded on press, not with the page.
const AddMembersDialog = lazy(async () => ({
  default: (await import('./add-members-dialog.tsx')).AddMembersDialog,
}));

/** One book with its recipes in order. */
export const BookPage = () => {
  const words = useWords(booksWords);
  const { bookId } = useParams({ from: '/inside/books/$bookId' });
  const { data: book, isPending, isError, error, refetch } = useQuery(bookQuery(bookId));
  const back = (
    <Link to="/books" preload="intent">
      {words.books}
    </Link>
  );
  if (book !== undefined) {
    const gone = hasCode(error, 'book-not-found') ? error : undefined;
    return <OpenBook key={book.id} book={book} gone={gone} back={back} />;
  }
  return (
    <Page title={words.books} back={back}>
      {isPending && <Loading label={words.loading} />}
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
    </Page>
  );
};

interface OpenBookProps {
  readonly book: Book;
  /** Why it no longer exists. The book stays visible, with what is being written in it. */
  readonly gone: unknown;
  readonly back: ReactNode;
}

const OpenBook = ({ book, gone, back }: OpenBookProps) => {
  const words = useWords(bookWords);
  const general = useWords(booksWords);
  const formats = useFormats();
  const permissions = usePermissions();
  const state = useBookMembers(book);
  const [isAdding, setAdding] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { length } = state.members;
  const isLeaf = length === 0 && book.chapters.length === 0;
  // A note may be open while others empty the book.
  const hasList = useLatched(!isLeaf);
  const add = permissions.canEdit && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onPress={() => {
        state.clearError();
        setAdding(true);
      }}
    >
      {words.addRecipes}
    </Button>
  );
  return (
    <Page
      title={book.title}
      back={back}
      className="book"
      lead={`${general[book.kind]} · ${general.count(length, formats.number(length))}`}
      actions={
        <>
          {add}
          <BookMenu book={book} onFailure={setFailure} />
        </>
      }
    >
      {gone !== undefined && <ProblemNotice error={gone} />}
      {failure !== undefined && <ProblemNotice error={failure} />}
      {hasCode(state.error, 'precondition-failed') ? (
        <Notice
          kind="warning"
          title={words.changedTitle}
          action={<Button onPress={state.clearError}>{words.understood}</Button>}
        >
          {words.changedText}
        </Notice>
      ) : (
        state.error !== undefined && <ProblemNotice error={state.error} />
      )}
      <div className="book-body">
        <aside className="book-side">
          <BookCover book={book} preset="card" />
          {book.description !== '' && <p>{book.description}</p>}
        </aside>
        {isLeaf && (
          <EmptyState title={words.emptyTitle} icon={<BookOpen aria-hidden />}>
            {permissions.canEdit ? words.emptyText : words.emptyForViewer}
          </EmptyState>
        )}
        {hasList && <MemberList book={book} state={state} />}
      </div>
      {isAdding && (
        <Suspense>
          <AddMembersDialog
            chapters={book.chapters}
            members={state.members}
            onAdd={(member, onSaved) => state.change((members) => [...members, member], onSaved)}
            error={state.error}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </Page>
  );
};
