import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useAccount, useLibrary, usePermissions } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Chip } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { RowName, RowText } from '../design/rows.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { membersQuery, removeMember } from './household.api.ts';
import type { Member } from './household.api.ts';
import { MemberRole } from './member-role.tsx';
import { roleWords } from '../parts/role.words.ts';
import { membersWords } from './members.words.ts';

export interface MemberRowProps {
  readonly member: Member;
  /** Cannot leave or step down, because the library would have no owner. */
  readonly isLastOwner: boolean;
}

export const MemberRow = ({ member, isLastOwner }: MemberRowProps) => {
  const words = useWords(membersWords);
  const roles = useWords(roleWords);
  const formats = useFormats();
  const client = useQueryClient();
  const showToast = useToast();
  const { user } = useAccount();
  const { id: libraryId } = useLibrary();
  const { isOwner } = usePermissions();
  const [isAsking, setIsAsking] = useState(false);
  const { user_id: userId, display_name: name, role, created_at: since } = member;
  const isMe = userId === user?.id;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => removeMember(libraryId, userId),
    onSuccess: () => {
      if (isMe) return location.assign('/');
      setIsAsking(false);
      showToast({ text: words.removed(name) });
      return client.invalidateQueries({ queryKey: membersQuery(libraryId).queryKey });
    },
  });
  return (
    <li>
      <RowText>
        <RowName>
          <strong>{name}</strong>
          {isMe && <Chip kind="good">{words.you}</Chip>}
        </RowName>
        <span>{words.since(formats.date(since))}</span>
      </RowText>
      {isOwner && !isLastOwner ? <MemberRole member={member} isMe={isMe} /> : <Chip>{roles[role]}</Chip>}
      {(isOwner || isMe) && !isLastOwner && (
        <Button
          variant="quiet"
          {...(!isMe && { 'aria-label': `${words.remove}: ${name}` })}
          onPress={() => setIsAsking(true)}
        >
          {isMe ? words.leave : words.remove}
        </Button>
      )}
      <ConfirmDialog
        title={isMe ? words.leaveTitle : words.removeTitle(name)}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        action={isMe ? words.leave : words.remove}
        onConfirm={() => mutate()}
        isPending={isPending}
      >
        <p>{isMe ? words.leaveHint : words.removeHint(name)}</p>
        {error !== null && <ProblemNotice error={error} messages={{ 'last-owner': words.lastOwner }} />}
      </ConfirmDialog>
    </li>
  );
};
