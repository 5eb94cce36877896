import { PenLine, Trash2 } from 'lucide-react';

import { IconButton } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import type { PantryEntry } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import { formatEntryAmount } from './shelves.ts';
import './entry-row.css';

export interface EntryRowProps {
  readonly entry: PantryEntry;
  readonly canEdit: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const EntryRow = ({ entry, canEdit, onEdit, onRemove }: EntryRowProps) => {
  const words = useWords(pantryWords);
  const { name, note } = entry;
  const amount = formatEntryAmount(entry);
  return (
    <li className="entry-row">
      <div className="entry-row-text">
        <span>{name}</span>
        {amount !== '' && <span className="entry-row-amount">{amount}</span>}
        {note !== undefined && note !== '' && <p>{note}</p>}
      </div>
      {canEdit && (
        <>
          <IconButton label={words.edit(name)} onPress={onEdit}>
            <PenLine />
          </IconButton>
          <IconButton label={words.remove(name)} onPress={onRemove}>
            <Trash2 />
          </IconButton>
        </>
      )}
    </li>
  );
};
