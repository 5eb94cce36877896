import type { FacetInput, TagInput } from '../../../src/domains/organization/index.ts';
import { get, send } from '../../api/client.ts';
import { create } from '../../api/create.ts';
import type { Facet, Tag } from '../../api/organization.ts';

export type { FacetInput, TagInput } from '../../../src/domains/organization/index.ts';

export const replaceTag = async (id: string, input: TagInput, revision: number): Promise<Tag> =>
  (await send<Tag>('PUT', `/tags/${id}`, { body: input, ifMatch: revision })).body;

export const fetchTag = (id: string): Promise<Tag> => get<Tag>(`/tags/${id}`);

export const createFacet = (input: FacetInput): Promise<Facet> => create<Facet>('/facets', input);

export const replaceFacet = async (id: string, input: FacetInput, revision: number): Promise<Facet> =>
  (await send<Facet>('PUT', `/facets/${id}`, { body: input, ifMatch: revision })).body;

export const fetchFacet = (id: string): Promise<Facet> => get<Facet>(`/facets/${id}`);

export const deleteLabel = async (noun: 'tags' | 'facets', id: string, revision: number): Promise<void> => {
  await send('DELETE', `/${noun}/${id}`, { ifMatch: revision });
};
