import { Type } from 'typebox';

import { Line, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Label, MAX_LABEL_LENGTH, Prose, WebUrl } from './field-types.ts';

export const Author = component(
  'Author',
  Type.Object(
    {
      kind: Type.Optional(Type.Enum(['person', 'organization'], { type: 'string' })),
      name: Line({ maxLength: MAX_LABEL_LENGTH, description: 'Name of the author.' }),
      url: Type.Optional(WebUrl('A page about the author.')),
    },
    { description: 'An author of the recipe.' },
  ),
);

export type Author = Of<typeof Author>;

export const Source = component(
  'RecipeSource',
  Type.Object(
    {
      name: Type.Optional(Label('Name of the site, book or person.')),
      url: Type.Optional(WebUrl('The URL it was found at.')),
      canonical_url: Type.Optional(WebUrl('The canonical URL declared by the publisher.')),
      publisher: Type.Optional(Label('Who published it.')),
      identifier: Type.Optional(Label('Identifier used by the publisher or the original app, such as an ISBN.')),
      page: Type.Optional(Label('Page in a book or magazine: `112`, `112–113`.')),
      attribution: Type.Optional(Prose('The attribution that the source asks for.')),
    },
    { description: 'Where the recipe comes from.' },
  ),
);

export type Source = Of<typeof Source>;
