import assert from 'node:assert/strict';
import { test } from 'node:test';

import { toForm } from '../document/form.ts';
import type { Row } from '../document/form.ts';
import { placeErrors } from './form-errors.ts';

const row = (key: string, text: string, kind: Row['kind'] = 'item'): Row => ({ key, kind, text, heading: '' });

test('places an error at its field or row, not counting empty rows', () => {
  const form = {
    ...toForm({ title: 'Soup' }, []),
    ingredients: [row('a', 'salt'), row('b', ''), row('c', 'oil'), row('s', 'Sauce', 'section'), row('d', 'cream')],
  };
  const at = (location: string): string | undefined => {
    const { byPlace } = placeErrors([{ location: `body.recipe.${location}`, message: 'no' }], form, { title: 'Soup' });
    return [...byPlace.keys()][0];
  };
  assert.equal(at('title'), 'title');
  assert.equal(at('authors[2].name'), 'authors');
  assert.equal(at('source.url'), 'sourceUrl');
  assert.equal(at('yields[0].text'), 'yields');
  assert.equal(at('ingredient_sections[0].ingredients[1].text'), 'c');
  assert.equal(at('ingredient_sections[1].ingredients[0]'), 'd');
  assert.equal(at('ingredient_sections[1].title'), 's');
  assert.equal(at('title_of_something_else'), undefined);
  assert.equal(at('nutrition[0].basis'), undefined);
});
