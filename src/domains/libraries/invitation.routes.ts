import { Type } from 'typebox';

import { record } from '../../platform/audit/audit.ts';
import { accepted, createdWithSecret, current, ok } from '../../platform/http/answer.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { Accepted } from '../../platform/http/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { getLibrary } from './get-library.ts';
import { CreatedInvitation, InvitationAcceptance, InvitationList, NewInvitation } from './invitation.schemas.ts';
import { hasInvitation, listInvitations } from './invitation.store.ts';
import { Library } from './library.schemas.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const area = 'Libraries';
const id = Type.String({ description: 'Id of the library.' });

export const invitationOperations: readonly Operation[] = [
  read({
    id: 'listInvitations',
    method: 'GET',
    path: '/libraries/{id}/invitations',
    area,
    summary: 'List the invitations of a library',
    description: 'Newest first, without secrets.',
    access: 'owner',
    library: 'path',
    session: 'required',
    params: Type.Object({ id }),
    answers: { 200: { description: 'The invitations, also those used, revoked or expired.', schema: InvitationList } },
    perform: async (db, { scope }) => ok({ invitations: await listInvitations(db, scope.libraryId) }),
  }),
  change({
    id: 'createInvitation',
    method: 'POST',
    path: '/libraries/{id}/invitations',
    area,
    summary: 'Invite someone to a library',
    description: 'Give the secret to the invited person, who registers with it or, with an account, accepts it.',
    access: 'owner',
    library: 'path',
    session: 'required',
    params: Type.Object({ id }),
    body: NewInvitation,
    answers: { 201: { description: 'The invitation, and this once its secret.', schema: CreatedInvitation } },
    creation: { exists: (db, { libraryId }, invitation) => hasInvitation(db, libraryId, invitation) },
    perform: async (tx, { scope, body }) => {
      const { invitation, secret } = await createInvitation(tx, scope, body);
      const path = `/libraries/${scope.libraryId}/invitations/${invitation.id}`;
      return createdWithSecret(path, invitation.id, { invitation }, secret);
    },
  }),
  change({
    id: 'revokeInvitation',
    method: 'DELETE',
    path: '/libraries/{id}/invitations/{invitation_id}',
    area,
    summary: 'Revoke an invitation',
    access: 'owner',
    library: 'path',
    session: 'required',
    params: Type.Object({ id, invitation_id: Type.String({ description: 'Id of the invitation.' }) }),
    answers: { 200: { description: 'It cannot be used any more.', schema: Accepted } },
    problems: ['invitation-not-found'],
    perform: async (tx, { scope, params }) => {
      await revokeInvitation(tx, scope, params.invitation_id);
      return accepted;
    },
  }),
  change({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/invitations/accept',
    area,
    summary: 'Accept an invitation',
    description: 'For users with an account; others register with the invitation.',
    access: 'account',
    session: 'required',
    body: InvitationAcceptance,
    answers: { 200: { description: 'The library that you are a member of now.', schema: Library } },
    problems: ['invitation-invalid', 'already-a-member'],
    perform: async (tx, { scope, body }) => {
      const libraryId = await acceptInvitation(tx, scope, body.secret);
      if (libraryId === undefined) {
        record(tx, scope, {
          action: 'invitation.accepted',
          outcome: 'refused',
          target: { type: 'invitation', id: '' },
        });
        return new Problem('invitation-invalid');
      }
      await tx.flush();
      return current(await getLibrary(tx, scope, libraryId));
    },
  }),
];
