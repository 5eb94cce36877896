/** A small complete document, shown as the schema's example. */
export const exampleRecipe = {
  format: 'tureen.recipe/1',
  id: '0197f3c2-8a51-7d04-9b6e-3f2a1c5d7e90',
  title: 'Leek and potato soup',
  language: 'en',
  authors: [{ kind: 'person', name: 'Ada Merle' }],
  source: { name: 'The Soup Almanac', url: 'https://example.org/soups/leek' },
  yields: [{ text: 'Serves 4', quantity: { kind: 'simple', amount: { value: '4' }, unit: 'count.serving' } }],
  times: {
    total: 'PT45M',
    assertions: [{ id: 'simmer', kind: 'cook', attention: 'passive', provenance: 'authored', duration: 'PT25M' }],
  },
  ingredient_sections: [
    {
      id: 'soup',
      ingredients: [
        {
          id: 'leeks',
          text: '2 leeks, finely sliced',
          name: 'leeks',
          quantity: { kind: 'simple', amount: { value: '2' }, text: '2' },
          preparation: 'finely sliced',
        },
        {
          id: 'potatoes',
          text: '1 lb / 450 g potatoes',
          name: 'potatoes',
          quantity: {
            kind: 'simple',
            amount: { value: '1' },
            unit: 'avoirdupois.pound',
            text: '1 lb / 450 g',
            options: [{ kind: 'simple', amount: { value: '450' }, unit: 'metric.gram' }],
          },
          normalization: { method: 'extracted', review: 'confirmed' },
        },
        { id: 'stock', text: 'vegetable stock', name: 'vegetable stock' },
        { id: 'water', text: 'or water', name: 'water', relation: 'or' },
      ],
    },
  ],
  instruction_sections: [
    {
      id: 'method',
      steps: [
        {
          id: 'sweat',
          text: 'Sweat the leeks in a little butter until they are soft.',
          ingredient_uses: [{ ingredient_id: 'leeks' }],
        },
        {
          id: 'cook',
          title: 'Simmer',
          text: 'Add the potatoes, cover with stock and simmer until they fall apart.',
          ingredient_uses: [{ ingredient_id: 'potatoes' }, { ingredient_id: 'stock' }],
          timing_ids: ['simmer'],
        },
      ],
    },
  ],
  allergen_declarations: [{ text: 'Contains milk (butter).', substance: 'milk', presence: 'contains' }],
  dietary_claims: [
    { diet: 'vegan', suitability: 'suitable', condition: 'with oil in place of butter', variant_ref: 'with-oil' },
  ],
  variants: [{ id: 'with-oil', title: 'Without butter', description: 'Sweat the leeks in olive oil.' }],
};
