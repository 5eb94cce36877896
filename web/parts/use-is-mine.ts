import { useAccount, useMay } from '../api/account.ts';
import type { Job } from '../api/jobs.ts';

/** Whoever asked for a job may end or resume it, and owners may. */
export const useIsMine = (): ((job: Pick<Job, 'created_by'>) => boolean) => {
  const { user } = useAccount();
  const { own } = useMay();
  return ({ created_by: by }) => own || by === user?.id;
};
