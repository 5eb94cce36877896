import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { booksQuery } from '../api/organization.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { BookCover } from './book-cover.tsx';
import { BookForm } from './book-form.tsx';
import { booksWords } from './books.words.ts';
import './books-page.css';

/** The books of the library. */
export const BooksPage = () => {
  const words = useWords(booksWords);
  const formats = useFormats();
  const permissions = usePermissions();
  const navigate = useNavigate();
  const { data: books = [], isPending, isSuccess, isError, error, refetch } = useQuery(booksQuery);
  const [isMaking, setMaking] = useState(false);
  const make = permissions.canEdit && (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={() => setMaking(true)}>
      {words.newBook}
    </Button>
  );
  return (
    <Page title={words.books} lead={words.lead} actions={books.length > 0 && make}>
      {isPending && <Loading label={words.loading} />}
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isSuccess && books.length === 0 && (
        <EmptyState title={words.emptyTitle} icon={<BookOpen aria-hidden />} action={make}>
          {permissions.canEdit ? words.emptyText : words.emptyForViewer}
        </EmptyState>
      )}
      <ul className="books">
        {books.map((book) => (
          <li key={book.id} className="books-book">
            <BookCover book={book} preset="card" />
            <h2>
              <Link to="/books/$bookId" params={{ bookId: book.id }} preload="intent">
                {book.title}
              </Link>
            </h2>
            <p>
              {words[book.kind]} · {words.count(book.recipe_count, formats.number(book.recipe_count))}
            </p>
          </li>
        ))}
      </ul>
      {isMaking && (
        <BookForm
          book={undefined}
          onClose={() => setMaking(false)}
          onSaved={({ id }) => void navigate({ to: '/books/$bookId', params: { bookId: id } })}
        />
      )}
    </Page>
  );
};
