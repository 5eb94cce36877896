import { Link } from '@tanstack/react-router';

import { useFormats, useWords } from '../../language/locale.tsx';
import { useMemberNames } from '../recipe.api.ts';
import type { RevisionItem } from '../recipe.api.ts';
import { historyWords } from './history.words.ts';
import { getPropertyLabel } from './recipe-diff-view.tsx';
import './revision-list.css';

export interface RevisionListProps {
  readonly recipeId: string;
  readonly revisions: readonly RevisionItem[];
  readonly chosen: number;
}

/** Who changed what, when and how, newest first. */
export const RevisionList = ({ recipeId, revisions, chosen }: RevisionListProps) => {
  const words = useWords(historyWords);
  const formats = useFormats();
  const names = useMemberNames();
  return (
    <nav aria-label={words.revisions}>
      <ol className="revision-list">
        {revisions.map(({ revision, created_at, created_by, cause, changes }, index) => (
          <li key={revision}>
            <Link
              to="/recipes/$recipeId/history"
              params={{ recipeId }}
              search={(old) => ({ ...old, revision })}
              replace
              resetScroll={false}
              aria-current={revision === chosen ? 'true' : undefined}
            >
              <strong>
                {words.revision(revision)}
                {index === 0 && ` · ${words.present}`}
              </strong>
              <span>
                {names.get(created_by) ?? words.somebody}, {words[cause]}
              </span>
              <time dateTime={created_at} title={formats.dateTime(created_at)}>
                {formats.dateTime(created_at)}
              </time>
              {changes.length > 0 && (
                <span>
                  {revision === 1
                    ? words.first
                    : formats.list(changes.map((property) => getPropertyLabel(words, property)))}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};
