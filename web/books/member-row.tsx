import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, BookX, CornerDownRight, GripVertical, StickyNote } from 'lucide-react';
import type { HTMLAttributes, KeyboardEvent } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';
import { Menu, MenuItem, MenuSeparator } from '../design/menu.tsx';
import { Chip } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { RecipePicture } from '../parts/recipe-picture.tsx';
import type { Chapter, Member } from './book-order.ts';
import { bookWords } from './book.words.ts';

interface MemberActions {
  readonly onMove: (id: string, step: 1 | -1) => void;
  readonly onChapter: (id: string, chapterId: string | null) => void;
  readonly onNote: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export interface MemberRowProps extends MemberActions {
  readonly member: Member;
  readonly recipe: RecipeSummary | undefined;
  /** Its title, even if the recipe is deleted or not loaded yet. */
  readonly title: string;
  readonly chapters: readonly Chapter[];
  readonly isEditable: boolean;
  readonly mark: 'dragged' | 'before' | 'after' | undefined;
  readonly handle: HTMLAttributes<HTMLButtonElement>;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

/** A recipe in a book: its handle can be dragged or moved with the arrow keys, and its menu does the same. */
export const MemberRow = ({
  member,
  recipe,
  title,
  chapters,
  isEditable,
  mark,
  handle,
  onMove,
  onChapter,
  onNote,
  onRemove,
}: MemberRowProps) => {
  const words = useWords(bookWords);
  const { entry_id: id, chapter_id: chapterId, note } = member;
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(id, step);
  };
  return (
    <li className="member" data-member={id} data-mark={mark}>
      {isEditable && (
        <button
          type="button"
          className="member-handle"
          aria-label={words.move(title)}
          title={words.moveHint}
          onKeyDown={press}
          {...handle}
        >
          <GripVertical aria-hidden />
        </button>
      )}
      {recipe !== undefined && <RecipePicture recipe={recipe} preset="thumb" className="member-picture" />}
      <div className="member-text">
        <h3>
          <Link to="/recipes/$recipeId" params={{ recipeId: id }} preload="intent">
            {title}
          </Link>
        </h3>
        {recipe?.deleted_at !== undefined && <Chip kind="warning">{words.trashed}</Chip>}
        {note !== '' && <p>{note}</p>}
      </div>
      {isEditable && (
        <Menu label={words.options(title)}>
          <MenuItem icon={<ArrowUp aria-hidden />} onAction={() => onMove(id, -1)}>
            {words.up}
          </MenuItem>
          <MenuItem icon={<ArrowDown aria-hidden />} onAction={() => onMove(id, 1)}>
            {words.down}
          </MenuItem>
          {chapters
            .filter((chapter) => chapter.id !== chapterId)
            .map((chapter) => (
              <MenuItem
                key={chapter.id}
                icon={<CornerDownRight aria-hidden />}
                onAction={() => onChapter(id, chapter.id)}
              >
                {words.toChapter(chapter.title)}
              </MenuItem>
            ))}
          {chapterId !== null && (
            <MenuItem icon={<CornerDownRight aria-hidden />} onAction={() => onChapter(id, null)}>
              {words.toNoChapter}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<StickyNote aria-hidden />} onAction={() => onNote(id)}>
            {words.note}
          </MenuItem>
          <MenuItem variant="danger" icon={<BookX aria-hidden />} onAction={() => onRemove(id)}>
            {words.remove}
          </MenuItem>
        </Menu>
      )}
    </li>
  );
};
