import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useLibrary } from '../api/account.ts';
import { ConfirmDialog } from '../design/dialog.tsx';
import { SelectField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { changeRole, membersQuery } from './household.api.ts';
import type { Member, Role } from './household.api.ts';
import { roleWords } from '../parts/role.words.ts';
import { membersWords } from './members.words.ts';

const roles = ['owner', 'editor', 'viewer'] as const;

export interface MemberRoleProps {
  readonly member: Member;
  readonly isMe: boolean;
}

/** The role of a member, changed optimistically and rolled back if the service refuses. */
export const MemberRole = ({ member, isMe }: MemberRoleProps) => {
  const words = useWords(membersWords);
  const texts = useWords(roleWords);
  const client = useQueryClient();
  const showToast = useToast();
  const { id } = useLibrary();
  const [wanted, setWanted] = useState<Role>();
  const { queryKey } = membersQuery(id);
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (role: Role) => changeRole(id, member.user_id, role),
    onSuccess: (_, role) => showToast({ text: words.roleChanged(member.display_name, texts[role]) }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const choose = (value: string): void => {
    const role = roles.find((one) => one === value);
    if (role === undefined || role === member.role) return;
    if (isMe) setWanted(role);
    else mutate(role);
  };
  return (
    <>
      <SelectField
        label={words.roleOf(member.display_name)}
        hideLabel
        value={isPending ? variables : member.role}
        onChange={choose}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {texts[role]}
          </option>
        ))}
      </SelectField>
      {error !== null && <ProblemNotice error={error} messages={{ 'last-owner': words.lastOwner }} />}
      <ConfirmDialog
        title={words.stepDownTitle}
        isOpen={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        action={words.stepDown}
        onConfirm={() => {
          if (wanted !== undefined) mutate(wanted);
          setWanted(undefined);
        }}
      >
        {words.stepDownHint}
      </ConfirmDialog>
    </>
  );
};
