import { useAccount, useMay } from '../api/account.ts';
import type { Home } from './webhooks.api.ts';

/** The addresses of the screens of each. */
export const screens = {
  library: { list: '/library/webhooks', one: '/library/webhooks/$webhookId' },
  instance: { list: '/instance/webhooks', one: '/instance/webhooks/$webhookId' },
} as const satisfies Record<Home, object>;

/** Those of a library are its owners' to manage, those of the instance its administrators'. */
export const useMayManage = (home: Home): boolean => {
  const { user } = useAccount();
  const { own } = useMay();
  return home === 'library' ? own : user?.instance_admin === true;
};
