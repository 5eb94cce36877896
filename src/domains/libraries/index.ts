import type { Operation } from '../../platform/http/operation.ts';
import { invitationOperations } from './invitation.routes.ts';
import { libraryOperations as ownOperations } from './library.routes.ts';
import { memberOperations } from './member.routes.ts';

export { countRecipe } from './count-recipe.ts';
export { ensureHome } from './ensure-home.ts';
export { holdAsMember } from './hold-as-member.ts';
export { holdLibrary } from './hold-library.ts';
export type { CreatedInvitation, Invitation, NewInvitation } from './invitation.schemas.ts';
export { librariesDeleted } from './libraries-deleted.ts';
export { librariesPort } from './libraries-port.ts';
export { countLibraries } from './library.store.ts';
export type { Library } from './library.schemas.ts';
export type { Member } from './member.schemas.ts';
export { membershipsOf } from './memberships.ts';
export { roleOf } from './membership.store.ts';
export { recipeCount } from './recipe-count.ts';
export { removeSomeDeleted } from './remove-deleted.ts';

/** Every operation of this domain, in the order of the API reference. */
export const libraryOperations: readonly Operation[] = [...ownOperations, ...memberOperations, ...invitationOperations];
