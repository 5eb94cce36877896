import { useQuery } from '@tanstack/react-query';

import { useAccount, useLibrary, usePermissions } from '../api/account.ts';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { Rows } from '../design/rows.tsx';
import { useWords } from '../language/locale.tsx';
import { membersQuery } from './household.api.ts';
import { HouseholdLayout } from './household-layout.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { MemberRow } from './member-row.tsx';
import { roleWords } from '../parts/role.words.ts';
import { membersWords } from './members.words.ts';

const roles = ['owner', 'editor', 'viewer'] as const;

/** The members of the library, and invitations. */
export const MembersPage = () => {
  const words = useWords(membersWords);
  const texts = useWords(roleWords);
  const { auth_enabled: authEnabled } = useAccount();
  const { id } = useLibrary();
  const { isOwner } = usePermissions();
  const { data = [], error, isPending, refetch } = useQuery(membersQuery(id));
  const owners = data.filter(({ role }) => role === 'owner').length;
  return (
    <HouseholdLayout title={words.title} lead={words.lead}>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      <Rows>
        {data.map((member) => (
          <MemberRow key={member.user_id} member={member} isLastOwner={owners === 1 && member.role === 'owner'} />
        ))}
      </Rows>
      <dl className="household-roles">
        {roles.map((role) => (
          <div key={role} style={{ display: 'contents' }}>
            <dt>{texts[role]}</dt>
            <dd>{texts[`${role}_may`]}</dd>
          </div>
        ))}
      </dl>
      {isOwner && authEnabled && <InvitationsSection />}
      {!authEnabled && <Notice>{words.localHint}</Notice>}
    </HouseholdLayout>
  );
};
