import type { User } from './user.schemas.ts';
import type { ListedUser } from './user.store.ts';

/** A user in the representation for administrators. */
export const presentUser = ({
  id,
  username,
  display_name,
  instance_admin,
  created_at,
  disabled_at,
}: ListedUser): User => ({
  id,
  username,
  display_name,
  instance_admin: instance_admin === 1,
  disabled: disabled_at !== null,
  created_at,
  disabled_at,
});
