import { useQuery } from '@tanstack/react-query';
import { CookingPot, Refrigerator } from 'lucide-react';
import { useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { SearchField } from '../design/field.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryRow } from './entry-row.tsx';
import { pantryQuery } from './pantry.api.ts';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { QuickAdd } from './quick-add.tsx';
import { matchesSearch, groupByLocation } from './shelves.ts';
import { useDeleteEntry } from './use-delete-entry.ts';
import './pantry-page.css';

/** With fewer entries everything is in view anyway. */
const SEARCH_THRESHOLD = 8;

/** The pantry by location. */
export const PantryPage = () => {
  const words = useWords(pantryWords);
  const formats = useFormats();
  const { canEdit } = usePermissions();
  const { data, error, refetch } = useQuery(pantryQuery);
  // A half-written entry stays, even if the user is no longer an editor.
  const isWritten = useLatched(canEdit);
  const remove = useDeleteEntry();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<PantryEntry | undefined>();

  const entries = data ?? [];
  const compare = (a: string, b: string): number => formats.compare(a, b);
  const all = groupByLocation(entries, compare);
  const locations = all.map(({ location }) => location).filter((location) => location !== '');
  const sought = typed.trim();
  const shelves =
    sought === ''
      ? all
      : groupByLocation(
          entries.filter((entry) => matchesSearch(entry, sought)),
          compare,
        );
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="reading"
      actions={
        entries.length > 0 && (
          <LinkButton to="/" search={{ cookable_from_pantry: true }} icon={<CookingPot aria-hidden />}>
            {words.cook}
          </LinkButton>
        )
      }
    >
      {isWritten && data !== undefined && <QuickAdd locations={locations} />}
      {data === undefined && error === null && <Loading label={words.loading} />}
      {data === undefined && error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState title={words.emptyTitle} icon={<Refrigerator aria-hidden />}>
          {canEdit ? words.empty : words.emptyViewer}
        </EmptyState>
      )}
      {(entries.length >= SEARCH_THRESHOLD || sought !== '') && (
        <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} />
      )}
      {sought !== '' && shelves.length === 0 && <p role="status">{words.nothingFound(sought)}</p>}
      {shelves.map(({ location, entries: kept }) => (
        <section key={location} className="pantry-page-shelf">
          <header>
            <h2>{location === '' ? words.elsewhere : location}</h2>
            <span>{words.count(kept.length)}</span>
          </header>
          <ul>
            {kept.map((entry) => (
              <EntryRow
                key={entry.id}
                entry={entry}
                canEdit={canEdit}
                onEdit={() => setEdited(entry)}
                onRemove={() => void remove(entry)}
              />
            ))}
          </ul>
        </section>
      ))}
      {edited !== undefined && (
        <EntryDialog entry={edited} locations={locations} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  );
};
