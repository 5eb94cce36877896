import { Type } from 'typebox';

import { created, okWithEtag, noContent } from '../../../platform/http/api-response.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { createFacet } from './create-facet.ts';
import { deleteFacet } from './delete-facet.ts';
import { getFacet } from './get-facet.ts';
import { replaceFacet } from './replace-facet.ts';
import { Facet, FacetInput, FacetKind } from './facet.schemas.ts';
import type { FacetId } from './facet.schemas.ts';
import { listFacets } from './facet.store.ts';

const area = 'Facets';
const FacetPath = Type.Object({ id: Type.String({ description: 'Id of the facet.' }) });

export const facetOperations: readonly Operation[] = [
  read({
    id: 'listFacets',
    method: 'GET',
    path: '/facets',
    area,
    summary: 'List facets',
    description: 'Ordered by kind and value.',
    access: 'viewer',
    query: Type.Object({ kind: Type.Optional(FacetKind('Only facets of this kind.')), ...PageQuery }),
    responses: { 200: { description: 'One page of facets.', schema: PageOf(Facet) } },
    perform: (db, call) =>
      readCachedList(call, `facets ${call.query.kind ?? ''}`, 2, (page) =>
        listFacets(db, call.scope.libraryId, call.query.kind, page),
      ),
  }),
  change({
    id: 'createFacet',
    method: 'POST',
    path: '/facets',
    area,
    summary: 'Create a facet',
    access: 'editor',
    body: FacetInput,
    responses: { 201: { description: 'The facet.', schema: Facet } },
    problems: ['facet-exists'],
    creation: {
      readCurrent: async (db, scope, { id }) => okWithEtag(await getFacet(db, scope, asId<FacetId>(id))),
    },
    perform: async (tx, { scope, body }) => {
      const facet = await createFacet(tx, scope, body);
      return created(`/facets/${facet.id}`, facet);
    },
  }),
  read({
    id: 'getFacet',
    method: 'GET',
    path: '/facets/{id}',
    area,
    summary: 'Read a facet',
    access: 'viewer',
    params: FacetPath,
    responses: { 200: { description: 'The facet.', schema: Facet } },
    problems: ['facet-not-found'],
    perform: async (db, { scope, params }) => okWithEtag(await getFacet(db, scope, asId<FacetId>(params.id))),
  }),
  change({
    id: 'replaceFacet',
    method: 'PUT',
    path: '/facets/{id}',
    area,
    summary: 'Replace a facet',
    access: 'editor',
    params: FacetPath,
    body: FacetInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The facet.', schema: Facet } },
    problems: ['facet-not-found', 'facet-exists'],
    perform: async (tx, { scope, params, body, precondition }) =>
      okWithEtag(await replaceFacet(tx, scope, asId<FacetId>(params.id), body, precondition)),
  }),
  change({
    id: 'deleteFacet',
    method: 'DELETE',
    path: '/facets/{id}',
    area,
    summary: 'Delete a facet',
    access: 'editor',
    params: FacetPath,
    ifMatch: 'required',
    responses: { 204: { description: 'The facet is deleted.' } },
    problems: ['facet-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deleteFacet(tx, scope, asId<FacetId>(params.id), precondition);
      return noContent;
    },
  }),
];
