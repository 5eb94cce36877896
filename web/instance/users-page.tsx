import { useInfiniteQuery } from '@tanstack/react-query';

import { useAccount } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { AdministratorsOnly } from './administrators-only.tsx';
import { usersQuery } from './instance.api.ts';
import { usersWords } from './instance.words.ts';
import { UserEntry } from './user-entry.tsx';
import './users-page.css';

const Users = () => {
  const words = useWords(usersWords);
  const { auth_enabled: hasAccounts } = useAccount();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(usersQuery);
  const users = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {!hasAccounts && <Notice>{words.local}</Notice>}
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {users.length > 0 && (
        <ul className="users-page">
          {users.map((user) => (
            <UserEntry key={user.id} user={user} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="users-page-more" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {words.more}
        </Button>
      )}
    </>
  );
};

/** All users, and whether they may sign in. */
export const UsersPage = () => {
  const words = useWords(usersWords);
  return (
    <Page title={words.title} lead={words.lead}>
      <AdministratorsOnly>
        <Users />
      </AdministratorsOnly>
    </Page>
  );
};
