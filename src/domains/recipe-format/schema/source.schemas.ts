import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Address, Label, Prose } from './vocabulary.ts';

export const Source = component(
  'RecipeSource',
  Type.Object(
    {
      name: Type.Optional(Label('Of the site, the book, the person.')),
      url: Type.Optional(Address('Where it was found.')),
      canonical_url: Type.Optional(Address('The address that its publisher calls the right one.')),
      publisher: Type.Optional(Label('Who published it.')),
      identifier: Type.Optional(Label('By which its publisher or the program it came from knows it; an ISBN.')),
      page: Type.Optional(Label('Where in a book or magazine: `112`, `112–113`.')),
      attribution: Type.Optional(Prose('The words in which the source wants to be named.')),
    },
    { description: 'Where the recipe comes from.' },
  ),
);

export type Source = Of<typeof Source>;
