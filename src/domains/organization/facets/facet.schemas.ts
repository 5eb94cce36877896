import { Type } from 'typebox';

import { facetKinds } from '../organization.tables.ts';
import { DateTime, Line, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';

export type FacetId = Id<'facet'>;

export const FacetKind = (description: string) => Type.Enum([...facetKinds], { type: 'string', description });

export const Facet = component(
  'Facet',
  Type.Object({
    id: Uuid('Id of the facet.'),
    kind: FacetKind('What it says about a recipe: its `course`, `cuisine`, `diet`, …'),
    value: Type.String(),
    revision: Revision,
    created_at: DateTime('When it was created.'),
    updated_at: DateTime('When it last changed.'),
  }),
);

export const FacetInput = component(
  'FacetInput',
  Type.Object({
    kind: FacetKind('What it says about a recipe: its `course`, `cuisine`, `diet`, …'),
    value: Line({
      maxLength: 100,
      description: 'Unique within its kind in the library, ignoring case and Unicode form.',
    }),
  }),
);

export type Facet = Of<typeof Facet>;
export type FacetInput = Of<typeof FacetInput>;
export type FacetKind = Facet['kind'];
