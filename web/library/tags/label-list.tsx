import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';

import { usePermissions } from '../../api/account.ts';
import { IconButton } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import type { LibrarySearch } from '../library-search.ts';
import { tagsWords } from './tags.words.ts';

interface Label {
  readonly id: string;
  readonly name: string;
  readonly color?: string;
  /** Shows the recipes that have it. */
  readonly search: LibrarySearch;
}

export interface LabelListProps {
  readonly labels: readonly Label[];
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

/** Each label links to its recipes. */
export const LabelList = ({ labels, onEdit, onDelete }: LabelListProps) => {
  const words = useWords(tagsWords);
  const permissions = usePermissions();
  return (
    <ul className="label-list">
      {labels.map(({ id, name, color, search }) => (
        <li key={id}>
          {color !== undefined && (
            <span className="label-list-dot" style={{ background: color }} data-none={color === ''} aria-hidden />
          )}
          <Link to="/" search={search} aria-label={words.show(name)}>
            {name}
          </Link>
          {permissions.canEdit && (
            <>
              <IconButton label={words.edit(name)} onPress={() => onEdit(id)}>
                <Pencil />
              </IconButton>
              <IconButton label={words.deleteOne(name)} onPress={() => onDelete(id)}>
                <Trash2 />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
};
