import type { ReactNode } from 'react';

import './rows.css';

interface PartProps {
  readonly children: ReactNode;
}

/** Things one below the other, each a list item with what it is and, beside that, what can be done to it. */
export const Rows = ({ children }: PartProps) => <ul className="rows">{children}</ul>;

/** What a row is of: its name in bold, and what else there is to know. */
export const RowText = ({ children }: PartProps) => <div className="row-text">{children}</div>;

/** A name with marks beside it. */
export const RowName = ({ children }: PartProps) => <div className="row-name">{children}</div>;
