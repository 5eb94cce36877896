import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useAccount } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ConfirmDialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Chip } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { setDisabled } from './instance.api.ts';
import type { User } from './instance.api.ts';
import { usersWords } from './instance.words.ts';

/** Disables or enables a user after a confirmation. */
const DisableButton = ({ user: { id, display_name: name, disabled } }: { readonly user: User }) => {
  const words = useWords(usersWords);
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setDisabled(id, !disabled),
    onSuccess: async () => {
      setAsking(false);
      showToast({ text: disabled ? words.nowEnabled(name) : words.nowDisabled(name) });
      await client.invalidateQueries({ queryKey: ['user'] });
    },
  });
  return (
    <>
      <Button onPress={() => setAsking(true)} aria-label={disabled ? words.enableOf(name) : words.disableOf(name)}>
        {disabled ? words.enable : words.disable}
      </Button>
      <ConfirmDialog
        title={disabled ? words.enableTitle(name) : words.disableTitle(name)}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={disabled ? words.enable : words.disable}
        variant={disabled ? 'primary' : 'danger'}
        onConfirm={mutate}
        isPending={isPending}
      >
        <p>{disabled ? words.enableHint : words.disableHint}</p>
        {error !== null && <ProblemNotice error={error} messages={{ 'last-administrator': words.lastAdministrator }} />}
      </ConfirmDialog>
    </>
  );
};

/** A user. Administrators cannot lock themselves out. */
export const UserEntry = ({ user }: { readonly user: User }) => {
  const words = useWords(usersWords);
  const formats = useFormats();
  const { user: me, auth_enabled: hasAccounts } = useAccount();
  const isMe = user.id === me?.id;
  return (
    <li className="users-page-entry">
      <div className="users-page-who">
        <div className="users-page-name">
          <strong>{user.display_name}</strong>
          {isMe && <Chip>{words.you}</Chip>}
          {user.instance_admin && <Chip kind="good">{words.administrator}</Chip>}
          {user.disabled && <Chip kind="bad">{words.disabled}</Chip>}
        </div>
        <p>
          {hasAccounts && `${user.username ?? words.otherwise} · `}
          {words.since(formats.date(user.created_at))}
        </p>
      </div>
      {!isMe && <DisableButton user={user} />}
    </li>
  );
};
