import type { ReactNode } from 'react';

import { useTitle } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryLanguage } from './entry-language.tsx';
import { entryWords } from './entry.words.ts';
import './entry-page.css';

export interface EntryPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Alternatives, below the main form. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the pages before sign-in: brand on one side, form on the other. */
export const EntryPage = ({ title, lead, ways, children }: EntryPageProps) => {
  const words = useWords(entryWords);
  useTitle(title);
  return (
    <div className="entry">
      <header className="entry-house">
        <img src="/icon.svg" alt="" width={64} height={64} />
        <p className="entry-name">Tureen</p>
        <p className="entry-motto">{words.motto}</p>
      </header>
      <main className="entry-door">
        <div className="entry-heading">
          <h1>{title}</h1>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
        {ways !== undefined && <div className="entry-ways">{ways}</div>}
        <EntryLanguage />
      </main>
    </div>
  );
};
