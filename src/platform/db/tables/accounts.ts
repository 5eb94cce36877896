import type { Instant } from '../../clock/clock.ts';

export interface AccountTables {
  account_user: {
    id: string;
    kind: 'local';
    display_name: string;
    instance_admin: number;
    created_at: Instant;
  };
}
