import type { ReactNode } from 'react';

import './rows.css';

interface PartProps {
  readonly children: ReactNode;
}

/** A list whose rows have text and, beside it, actions. */
export const Rows = ({ children }: PartProps) => <ul className="rows">{children}</ul>;

/** The text of a row: its name in bold, then details. */
export const RowText = ({ children }: PartProps) => <div className="row-text">{children}</div>;

/** A name with chips beside it. */
export const RowName = ({ children }: PartProps) => <div className="row-name">{children}</div>;
