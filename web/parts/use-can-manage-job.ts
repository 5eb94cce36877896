import { useAccount, usePermissions } from '../api/account.ts';
import type { Job } from '../api/jobs.ts';

/** A job can be cancelled or resumed by the user who started it and by owners. */
export const useCanManageJob = (): ((job: Pick<Job, 'created_by'>) => boolean) => {
  const { user } = useAccount();
  const { isOwner } = usePermissions();
  return ({ created_by: by }) => isOwner || by === user?.id;
};
