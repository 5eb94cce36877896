import { Type } from 'typebox';

import { recordAudit } from '../../../platform/audit/audit.ts';
import { acknowledged, createdWithSecret, okWithEtag, ok } from '../../../platform/http/api-response.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/common-schemas.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { createInvitation } from './create-invitation.ts';
import { getLibrary } from '../get-library.ts';
import { CreatedInvitation, InvitationAcceptance, InvitationList, NewInvitation } from './invitation.schemas.ts';
import { findInvitation, listInvitations } from './invitation.store.ts';
import { Library } from '../library.schemas.ts';
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
    responses: {
      200: { description: 'All invitations, including used, revoked and expired ones.', schema: InvitationList },
    },
    perform: async (db, { scope }) => ok({ invitations: await listInvitations(db, scope.libraryId) }),
  }),
  change({
    id: 'createInvitation',
    method: 'POST',
    path: '/libraries/{id}/invitations',
    area,
    summary: 'Invite someone to a library',
    description: 'Give the secret to the invited person, who registers with it or accepts it with an existing account.',
    access: 'owner',
    library: 'path',
    session: 'required',
    params: Type.Object({ id }),
    body: NewInvitation,
    responses: {
      201: { description: 'The invitation with its secret, which is shown only once.', schema: CreatedInvitation },
    },
    creation: {
      readCurrent: async (db, { libraryId }, stored) => {
        const invitation = await findInvitation(db, libraryId, stored.id);
        if (invitation === undefined) throw new Problem('invitation-not-found');
        return ok({ invitation }, stored.etag);
      },
    },
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
    responses: { 200: { description: 'The invitation is revoked.', schema: Accepted } },
    problems: ['invitation-not-found'],
    perform: async (tx, { scope, params }) => {
      await revokeInvitation(tx, scope, params.invitation_id);
      return acknowledged;
    },
  }),
  change({
    id: 'acceptInvitation',
    method: 'POST',
    path: '/invitations/accept',
    area,
    summary: 'Accept an invitation',
    description: 'For users who have an account; others register with the invitation.',
    access: 'account',
    session: 'required',
    body: InvitationAcceptance,
    responses: { 200: { description: 'The library that you joined.', schema: Library } },
    problems: ['invitation-invalid', 'already-a-member'],
    perform: async (tx, { scope, body }) => {
      const libraryId = await acceptInvitation(tx, scope, body.secret);
      if (libraryId === undefined) {
        recordAudit(tx, scope, {
          action: 'invitation.accepted',
          outcome: 'refused',
          target: { type: 'invitation', id: '' },
        });
        return new Problem('invitation-invalid');
      }
      await tx.flush();
      return okWithEtag(await getLibrary(tx, scope, libraryId));
    },
  }),
];
