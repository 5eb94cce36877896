import { defineService } from '../../../platform/module/module.ts';
import { defaultPasswordCost } from './password-hasher.ts';
import type { PasswordCost } from './password-hasher.ts';

/** The cost of password hashing. Tests of other things make it next to nothing. */
export const passwordCost = defineService<PasswordCost>({
  name: 'password cost',
  create: () => defaultPasswordCost,
});
