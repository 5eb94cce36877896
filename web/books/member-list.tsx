import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { usePermissions } from '../api/account.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { groupByChapter, getDropPosition, getAdjacentPosition, moveMember, setNote } from './book-order.ts';
import type { Member, MemberPosition } from './book-order.ts';
import { bookWords } from './book.words.ts';
import { recipesOfBookQuery } from './books.api.ts';
import type { Book } from './books.api.ts';
import { booksWords } from './books.words.ts';
import { MemberRow } from './member-row.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { BookMembers } from './use-book-members.ts';
import { useMemberDrag } from './use-member-drag.ts';
import type { Drag } from './use-member-drag.ts';
import './member-list.css';

const getDragMark = (drag: Drag | undefined, id: string) => {
  if (drag?.id === id) return 'dragged';
  if (drag?.over?.kind !== 'member' || drag.over.id !== id) return undefined;
  return drag.over.isAfter ? 'after' : 'before';
};

export interface MemberListProps {
  readonly book: Book;
  readonly state: BookMembers;
}

/** The recipes of a book by chapter. */
export const MemberList = ({ book, state: { members, change, isSaving, error, clearError } }: MemberListProps) => {
  const words = useWords(bookWords);
  const { loading } = useWords(booksWords);
  const formats = useFormats();
  const showToast = useToast();
  const permissions = usePermissions();
  const recipes = useQuery(recipesOfBookQuery(members));
  const byId = new Map(recipes.data?.map((recipe) => [recipe.id, recipe]));
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const followed = useRef<string>(undefined);
  /** As it was when its note opened. */
  const [noted, setNoted] = useState<Member>();
  const arranged = { chapters: book.chapters, members };
  const groups = groupByChapter(arranged);
  // Until the recipes are loaded it is unknown whether one is gone; the previous data is shown until then.
  const isRead = recipes.isSuccess && !recipes.isPlaceholderData;
  const getTitle = (id: string): string => byId.get(id)?.title ?? (isRead ? words.gone : loading);

  const place = (id: string, where: MemberPosition | undefined): void => {
    if (where === undefined) return;
    change((current) => moveMember({ ...arranged, members: current }, id, where));
    const group = groups.find(({ chapter }) => (chapter?.id ?? null) === where.chapterId);
    const isNew = group?.members.every(({ entry_id }) => entry_id !== id) === true;
    const of = formats.number((group?.members.length ?? 0) + (isNew ? 1 : 0));
    setAnnouncement(words.moved(getTitle(id), formats.number(where.index + 1), of, group?.chapter?.title ?? ''));
  };
  const step = (id: string, by: 1 | -1): void => {
    followed.current = id;
    place(id, getAdjacentPosition(arranged, id, by));
  };
  const { drag, getHandleProps } = useMemberDrag((id, over) => {
    if (over.kind === 'member') place(id, getDropPosition(arranged, id, over.id, over.isAfter));
    else place(id, { chapterId: over.id === '' ? null : over.id, index: 0 });
  });
  const remove = (id: string): void => {
    const group = groups.find((one) => one.members.some(({ entry_id }) => entry_id === id));
    const index = group?.members.findIndex(({ entry_id }) => entry_id === id) ?? 0;
    const removed = group?.members[index];
    if (group === undefined || removed === undefined) return;
    const where = { chapterId: group.chapter?.id ?? null, index };
    const putBack = (): void =>
      change((current) => moveMember({ ...arranged, members: [...current, removed] }, id, where));
    const inOrder = groups.flatMap((one) => one.members);
    const at = inOrder.indexOf(removed);
    followed.current = (inOrder[at + 1] ?? inOrder[at - 1])?.entry_id;
    change(
      (current) => current.filter(({ entry_id }) => entry_id !== id),
      () => showToast({ text: words.removed(getTitle(id)), action: { label: words.undo, onPress: putBack } }),
    );
  };
  const toChapter = (id: string, chapterId: string | null): void => {
    const group = groups.find(({ chapter }) => (chapter?.id ?? null) === chapterId);
    followed.current = id;
    place(id, { chapterId, index: group?.members.length ?? 0 });
  };
  // In another chapter the row is a new element, and a removed row leaves the focus to its neighbor: the focus follows,
  // whichever render that is.
  useEffect(() => {
    if (followed.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-member="${followed.current}"] button`)?.focus();
    followed.current = undefined;
  });
  return (
    <div ref={list} className="member-list" data-dragging={drag !== undefined || undefined}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {recipes.isError && <ProblemNotice error={recipes.error} onRetry={() => void recipes.refetch()} />}
      {groups.map(({ chapter, members: inGroup }) => (
        <section key={chapter?.id ?? ''} aria-label={chapter?.title ?? words.noChapter}>
          {chapter === undefined ? (
            <h2 className="visually-hidden">{words.noChapter}</h2>
          ) : (
            <h2
              data-chapter={chapter.id}
              data-mark={(drag?.over?.kind === 'chapter' && drag.over.id === chapter.id) || undefined}
            >
              {chapter.title}
            </h2>
          )}
          {chapter !== undefined && inGroup.length === 0 && (
            <p className="member-list-empty" data-chapter={chapter.id}>
              {words.emptyChapter}
            </p>
          )}
          <ol>
            {inGroup.map((member) => (
              <MemberRow
                key={member.entry_id}
                member={member}
                recipe={byId.get(member.entry_id)}
                title={getTitle(member.entry_id)}
                chapters={book.chapters}
                isEditable={permissions.canEdit}
                mark={getDragMark(drag, member.entry_id)}
                handle={getHandleProps(member.entry_id)}
                onMove={step}
                onChapter={toChapter}
                onNote={() => {
                  clearError();
                  setNoted(member);
                }}
                onRemove={remove}
              />
            ))}
          </ol>
        </section>
      ))}
      {noted !== undefined && (
        <NoteDialog
          title={getTitle(noted.entry_id)}
          note={noted.note}
          now={members.find(({ entry_id }) => entry_id === noted.entry_id)?.note}
          onClose={() => setNoted(undefined)}
          onSave={(text) => change(setNote(noted, text), () => setNoted(undefined))}
          isSaving={isSaving}
          error={error}
        />
      )}
    </div>
  );
};
