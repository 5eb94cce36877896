export { updateRecipeCount, getRecipeCount } from './recipe-count.ts';
export { ensureHomeLibrary } from './ensure-home-library.ts';
export { lockAsMember, lockCurrentLibrary } from './lock-library.ts';
export type { CreatedInvitation, Invitation, NewInvitation } from './invitations/invitation.schemas.ts';
export { countLibrariesAndRecipes } from './library.store.ts';
export type { Library } from './library.schemas.ts';
export type { Member } from './members/member.schemas.ts';
export { createMembershipCache } from './members/membership-cache.ts';
export { findRole } from './members/membership.store.ts';
