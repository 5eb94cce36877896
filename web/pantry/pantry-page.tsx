import { useQuery } from '@tanstack/react-query';
import { CookingPot, Refrigerator } from 'lucide-react';
import { useState } from 'react';

import { useMay } from '../api/account.ts';
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
import { isLike, shelvesOf } from './shelves.ts';
import { useRemovingEntry } from './use-removing-entry.ts';
import './pantry-page.css';

/** With fewer than these, everything is in sight anyway. */
const WORTH_SEARCHING = 8;

/** What is in the house, by where it is. */
export const PantryPage = () => {
  const words = useWords(pantryWords);
  const formats = useFormats();
  const { edit: mayEdit } = useMay();
  const { data, error, refetch } = useQuery(pantryQuery);
  // What is half written stays, also for who may not write any more.
  const isWritten = useLatched(mayEdit);
  const remove = useRemovingEntry();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<PantryEntry | undefined>();

  const entries = data ?? [];
  const compare = (a: string, b: string): number => formats.compare(a, b);
  const all = shelvesOf(entries, compare);
  const locations = all.map(({ location }) => location).filter((location) => location !== '');
  const sought = typed.trim();
  const shelves =
    sought === ''
      ? all
      : shelvesOf(
          entries.filter((entry) => isLike(entry, sought)),
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
          {mayEdit ? words.empty : words.emptyViewer}
        </EmptyState>
      )}
      {(entries.length >= WORTH_SEARCHING || sought !== '') && (
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
                mayEdit={mayEdit}
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
