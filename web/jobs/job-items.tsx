import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { jobItemsQuery } from '../api/jobs.ts';
import type { Job, JobItem } from '../api/jobs.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Chip, Loading, Section } from '../design/page.tsx';
import type { ChipKind } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { importWords, itemWords, jobsWords } from './jobs.words.ts';
import './job-items.css';

const CHIP_KINDS: Readonly<Record<JobItem['status'], ChipKind>> = {
  pending: 'plain',
  succeeded: 'good',
  unchanged: 'good',
  'not-found': 'bad',
  forbidden: 'bad',
  'revision-conflict': 'warning',
  invalid: 'bad',
  skipped: 'plain',
  'outcome-unknown': 'warning',
};

const ItemTitle = ({ item: { recipe, position, title = recipe?.title } }: { readonly item: JobItem }) => {
  const words = useWords(jobsWords);
  const formats = useFormats();
  if (title === undefined) {
    return <span className="job-items-gone">{words.unknownItem(formats.number(position + 1))}</span>;
  }
  if (recipe === undefined) return <span>{title}</span>;
  return (
    <Link to="/recipes/$recipeId" params={{ recipeId: recipe.id }}>
      {title}
    </Link>
  );
};

/** What became of an item: of an import its outcome, otherwise its status. */
const useItemStatus = ({ status, import: imported }: JobItem): string => {
  const statuses = useWords(itemWords);
  const imports = useWords(importWords);
  if (imported === undefined) return statuses[status];
  const { state, outcome, reason } = imported;
  if (state !== 'committed' || outcome === null) return imports[state === 'discarded' ? 'discarded' : 'pending'];
  return imports[reason === 'duplicate' ? 'duplicate' : outcome];
};

const JobItemEntry = ({ item }: { readonly item: JobItem }) => {
  const { status, problem } = item;
  const shownStatus = useItemStatus(item);
  return (
    <li>
      <ItemTitle item={item} />
      <Chip kind={CHIP_KINDS[status]}>{shownStatus}</Chip>
      {problem !== undefined && (
        <p>
          <ProblemText problem={problem} part="detail" />
        </p>
      )}
    </li>
  );
};

/** The outcome of each item of a job. Exports have none. */
export const JobItems = ({ job: { id } }: { readonly job: Pick<Job, 'id'> }) => {
  const words = useWords(jobsWords);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    jobItemsQuery(id),
  );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (data !== undefined && items.length === 0) return null;
  return (
    <Section title={words.items} lead={words.itemsLead}>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      <ol className="job-items">
        {items.map((item) => (
          <JobItemEntry key={item.position} item={item} />
        ))}
      </ol>
      {hasNextPage && (
        <Button className="job-items-more" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {words.moreItems}
        </Button>
      )}
    </Section>
  );
};
