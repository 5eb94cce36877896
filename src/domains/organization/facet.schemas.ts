import { Type } from 'typebox';

import { facetKinds } from '../../platform/db/tables/organization.ts';
import { DateTime, Line, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import type { Id } from '../../platform/ids/ids.ts';

export type FacetId = Id<'facet'>;

export const FacetKind = Type.Enum([...facetKinds], {
  type: 'string',
  description: 'What the facet says about a recipe.',
});

export const Facet = component(
  'Facet',
  Type.Object({
    id: Uuid('Id of the facet.'),
    kind: FacetKind,
    value: Type.String(),
    revision: Revision,
    created_at: DateTime('When it was created.'),
    updated_at: DateTime('When it last changed.'),
  }),
);

export const FacetInput = component(
  'FacetInput',
  Type.Object({
    kind: FacetKind,
    value: Line({
      maxLength: 100,
      description: 'Unique among its kind in the library, ignoring case and Unicode form.',
    }),
  }),
);

export type Facet = Of<typeof Facet>;
export type FacetInput = Of<typeof FacetInput>;
export type FacetKind = Facet['kind'];
