import type { ReactNode } from 'react';

import { useDocumentTitle } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { EntryLanguage } from './entry-language.tsx';
import { entryWords } from './entry.words.ts';
import './entry-layout.css';

export interface EntryLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Alternatives, below the main form. */
  readonly alternatives?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the pages before sign-in: brand on one side, form on the other. */
export const EntryLayout = ({ title, lead, alternatives, children }: EntryLayoutProps) => {
  const words = useWords(entryWords);
  useDocumentTitle(title);
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
        {alternatives !== undefined && <div className="entry-ways">{alternatives}</div>}
        <EntryLanguage />
      </main>
    </div>
  );
};
