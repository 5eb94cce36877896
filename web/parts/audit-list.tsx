import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';

import { auditNamesQuery, auditQuery } from '../api/audit.ts';
import type { AuditEvent } from '../api/audit.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Chip, EmptyState, Loading } from '../design/page.tsx';
import type { Formats } from '../language/format.ts';
import { useFormats, useWords } from '../language/locale.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { toAuditFilter, isFiltered, EMPTY_FILTER } from './audit-filter.ts';
import { auditActionWords, auditListWords } from './audit-list.words.ts';
import './audit-list.css';

type Names = ReadonlyMap<string, string>;

/** Events by day, formatted for the user's region. */
const groupByDay = (events: readonly AuditEvent[], formats: Formats): ReadonlyMap<string, readonly AuditEvent[]> =>
  Map.groupBy(events, ({ created_at }) => formats.date(new Date(created_at * 1000)));

const AuditEntry = ({ event, names }: { readonly event: AuditEvent; readonly names: Names }) => {
  const words = useWords(auditListWords);
  const actions: Readonly<Record<string, string>> = useWords(auditActionWords);
  const formats = useFormats();
  const { action, actor_id: actor, target_id: target, target_type: type, outcome, count } = event;
  const at = new Date(event.created_at * 1000);
  const whom = type === 'user' && target !== actor ? names.get(target) : undefined;
  const who = actor === '' ? words.nobody : (names.get(actor) ?? words.somebody);
  return (
    <li className="audit-list-entry">
      <time dateTime={at.toISOString()}>{formats.time(at)}</time>
      <div>
        <strong>{actions[action] ?? action}</strong>
        {whom !== undefined && <span>: {whom}</span>}
        {count !== undefined && <span>: {words.attempts(count, target)}</span>}
        <span className="audit-list-who"> {words.by(who)}</span>
      </div>
      {outcome === 'refused' && <Chip kind="bad">{words.refused}</Chip>}
    </li>
  );
};

/** The audit log of a library, or of the instance without one: who did what, by day. */
export const AuditList = ({ libraryId }: { readonly libraryId?: string }) => {
  const words = useWords(auditListWords);
  const formats = useFormats();
  const [input, setInput] = useState(EMPTY_FILTER);
  const { data: names = new Map<string, string>() } = useQuery(auditNamesQuery(libraryId));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(libraryId, toAuditFilter(input)),
  );
  const events = data?.pages.flat() ?? [];
  return (
    <div className="audit-list">
      <AuditFilterForm isLibrary={libraryId !== undefined} input={input} onChange={setInput} />
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && events.length === 0 && (
        <EmptyState
          title={isFiltered(input) ? words.noMatch : words.empty}
          icon={<History aria-hidden />}
          action={isFiltered(input) && <Button onPress={() => setInput(EMPTY_FILTER)}>{words.reset}</Button>}
        >
          {isFiltered(input) ? undefined : words.emptyHint}
        </EmptyState>
      )}
      {[...groupByDay(events, formats)].map(([day, ofDay]) => (
        <section key={day} className="audit-list-day">
          <h2>{day}</h2>
          <ul>
            {ofDay.map((event) => (
              <AuditEntry key={event.id} event={event} names={names} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button className="audit-list-more" onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
          {words.more}
        </Button>
      )}
    </div>
  );
};
