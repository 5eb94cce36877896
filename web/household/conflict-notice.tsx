import type { ReactNode } from 'react';

import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { LibraryConflict } from './use-library-edit.ts';

interface ConflictNoticeProps {
  readonly conflict: LibraryConflict;
  readonly isPending: boolean;
  readonly title: string;
  readonly keepTheirs: string;
  readonly keepMine: string;
  /** What the two values are. */
  readonly children: ReactNode;
}

/** Shows the values of both users and lets the current one choose. */
export const ConflictNotice = ({ conflict, isPending, title, keepTheirs, keepMine, children }: ConflictNoticeProps) => (
  <Notice kind="warning" title={title}>
    <p>{children}</p>
    <div className="page-actions">
      <Button onPress={conflict.keepTheirs}>{keepTheirs}</Button>
      <Button onPress={conflict.keepMine} isPending={isPending}>
        {keepMine}
      </Button>
    </div>
  </Notice>
);
