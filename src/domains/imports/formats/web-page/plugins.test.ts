// WordPress recipe card plugins. Their structured data omits the section titles that their cards show.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { documentsOf, fileOf, listsOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

const LINES = ['300 g flour', '150 g butter', '1 kg plums', '2 tbsp sugar'];
const STEPS = [
  'Knead the flour and the butter.',
  'Let the dough rest for an hour.',
  'Halve the plums and put them on it.',
  'Bake it for 40 minutes.',
];

const LISTS = {
  ingredients: [
    ['Dough', LINES[0], LINES[1]],
    ['Topping', LINES[2], LINES[3]],
  ],
  steps: [
    ['Make the dough', STEPS[0], STEPS[1]],
    ['Bake', STEPS[2], STEPS[3]],
  ],
};

const data = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Plum Cake',
  recipeIngredient: LINES,
  recipeInstructions: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
};

const blog = (
  card: string,
): string => `<!doctype html><html lang="en"><head><title>Plum Cake - A Blog</title></head><body>
  <header><nav><a href="/">Home</a></nav></header><article><h1>Plum Cake</h1><p>My aunt made this every autumn. We loved it.</p>
  <h2>How to make this cake</h2><p>It is easy to make and takes no time at all, you will see.</p>${card}
  <div class="comments-area"><h3>Comments</h3><ol><li>1 cup of coffee goes with it.</li></ol></div></article></body></html>`;

const groups = <T>(all: readonly T[]): readonly [T[], T[]] => [all.slice(0, 2), all.slice(2)];
const [dough, topping] = groups(LINES);
const [first, second] = groups(STEPS);

const each = (lines: readonly string[], write: (line: string) => string): string => lines.map(write).join('\n');

/** `300 g flour` in the markup most plugins use. */
const parts = (line: string, prefix: string): string => {
  const [amount = '', unit = '', ...name] = line.split(' ');
  return `<span class="${prefix}-amount">${amount}</span> <span class="${prefix}-unit">${unit}</span> <span class="${prefix}-name">${name.join(' ')}</span>`;
};

const cards: readonly (readonly [program: string, card: string])[] = [
  [
    'WP Recipe Maker',
    `<div class="wprm-recipe-container"><div class="wprm-recipe"><h2 class="wprm-recipe-name">Plum Cake</h2>
    <div class="wprm-recipe-ingredients-container"><h3 class="wprm-recipe-header">Ingredients</h3>
    ${each(
      ['Dough', 'Topping'],
      (
        title,
      ) => `<div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name wprm-recipe-ingredient-group-name">${title}</h4>
    <ul class="wprm-recipe-ingredients">${each(title === 'Dough' ? dough : topping, (line) => `<li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label><span class="sr-only">▢ </span></label></span>${parts(line, 'wprm-recipe-ingredient')}</li>`)}</ul></div>`,
    )}</div>
    <div class="wprm-recipe-instructions-container"><h3 class="wprm-recipe-header">Instructions</h3>
    ${each(
      ['Make the dough', 'Bake'],
      (
        title,
      ) => `<div class="wprm-recipe-instruction-group"><h4 class="wprm-recipe-instruction-group-name">${title}</h4>
    <ul class="wprm-recipe-instructions">${each(title === 'Bake' ? second : first, (line) => `<li class="wprm-recipe-instruction"><div class="wprm-recipe-instruction-text">${line}</div></li>`)}</ul></div>`,
    )}</div>
    <div class="wprm-recipe-notes-container"><h3>Notes</h3><div class="wprm-recipe-notes">With whipped cream.</div></div></div></div>`,
  ],
  [
    'Tasty Recipes',
    `<div class="tasty-recipes"><h2 class="tasty-recipes-title">Plum Cake</h2><div class="tasty-recipes-ingredients"><h3>Ingredients</h3><div class="tasty-recipes-ingredients-body">
    <h4>Dough</h4><ul>${each(dough, (line) => `<li>${line}</li>`)}</ul><h4>Topping</h4><ul>${each(topping, (line) => `<li>${line}</li>`)}</ul></div></div>
    <div class="tasty-recipes-instructions"><h3>Instructions</h3><h4>Make the dough</h4><ol>${each(first, (line) => `<li>${line}</li>`)}</ol>
    <h4>Bake</h4><ol>${each(second, (line) => `<li>${line}</li>`)}</ol></div><div class="tasty-recipes-notes"><h3>Notes</h3><p>With whipped cream.</p></div></div>`,
  ],
  [
    'Mediavine Create',
    `<section class="mv-create-card"><h2 class="mv-create-title">Plum Cake</h2><div class="mv-create-ingredients"><h3 class="mv-create-ingredients-title">Ingredients</h3>
    <h4>Dough</h4><ul>${each(dough, (line) => `<li>${line}</li>`)}</ul><h4>Topping</h4><ul>${each(topping, (line) => `<li>${line}</li>`)}</ul></div>
    <div class="mv-create-instructions"><h3>Instructions</h3><h4>Make the dough</h4><ol>${each(first, (line) => `<li>${line}</li>`)}</ol><h4>Bake</h4><ol>${each(second, (line) => `<li>${line}</li>`)}</ol></div>
    <div class="mv-create-notes"><h3 class="mv-create-notes-title">Notes</h3><div class="mv-create-notes-content"><p>With whipped cream.</p></div></div></section>`,
  ],
  [
    'EasyRecipe',
    `<div class="easyrecipe"><div class="ERSName">Plum Cake</div><div class="ERSIngredients"><div class="ERSIngredientsHeader ERSHeading">Ingredients</div>
    <div class="ERSSectionHead">Dough</div><ul>${each(dough, (line) => `<li class="ingredient">${line}</li>`)}</ul><div class="ERSSectionHead">Topping</div><ul>${each(topping, (line) => `<li class="ingredient">${line}</li>`)}</ul></div>
    <div class="ERSInstructions"><div class="ERSInstructionsHeader ERSHeading">Instructions</div><div class="ERSSectionHead">Make the dough</div><ol>${each(first, (line) => `<li class="instruction">${line}</li>`)}</ol>
    <div class="ERSSectionHead">Bake</div><ol>${each(second, (line) => `<li class="instruction">${line}</li>`)}</ol></div><div class="ERSNotesDiv"><div class="ERSNotesHeader">Notes</div><div class="ERSNotes">With whipped cream.</div></div></div>`,
  ],
  [
    'WP Ultimate Recipe',
    `<div class="wpurp-container"><div class="wpurp-recipe-ingredients-container"><div>Ingredients</div>
    <div class="wpurp-recipe-ingredient-group-container"><div class="wpurp-recipe-ingredient-group">Dough</div><ul class="wpurp-recipe-ingredient-container">${each(dough, (line) => `<li class="wpurp-recipe-ingredient">${parts(line, 'wpurp-recipe-ingredient')}</li>`)}</ul></div>
    <div class="wpurp-recipe-ingredient-group-container"><div class="wpurp-recipe-ingredient-group">Topping</div><ul class="wpurp-recipe-ingredient-container">${each(topping, (line) => `<li class="wpurp-recipe-ingredient">${parts(line, 'wpurp-recipe-ingredient')}</li>`)}</ul></div></div>
    <div class="wpurp-recipe-instructions-container"><div>Instructions</div><div class="wpurp-recipe-instruction-group"><h4>Make the dough</h4></div><ol>${each(first, (line) => `<li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">${line}</span></li>`)}</ol>
    <div class="wpurp-recipe-instruction-group"><h4>Bake</h4></div><ol>${each(second, (line) => `<li class="wpurp-recipe-instruction"><span class="wpurp-recipe-instruction-text">${line}</span></li>`)}</ol></div></div>`,
  ],
  [
    'ZipList',
    `<div id="zlrecipe-container"><div id="zlrecipe-title">Plum Cake</div><p id="zlrecipe-ingredients" class="h-4 strong">Ingredients</p>
    <ul id="zlrecipe-ingredients-list"><div class="ingredient-label">Dough</div>${each(dough, (line) => `<li class="ingredient">${line}</li>`)}<div class="ingredient-label">Topping</div>${each(topping, (line) => `<li class="ingredient">${line}</li>`)}</ul>
    <p id="zlrecipe-instructions" class="h-4 strong">Instructions</p><ol id="zlrecipe-instructions-list" class="instructions"><div class="instruction-label">Make the dough</div>${each(first, (line) => `<li class="instruction">${line}</li>`)}
    <div class="instruction-label">Bake</div>${each(second, (line) => `<li class="instruction">${line}</li>`)}</ol></div>`,
  ],
  [
    'Meal Planner Pro',
    `<div class="mpprecipe"><div class="mpp-recipe-ingredients"><p class="h-4 strong">Ingredients</p><ul id="mpprecipe-ingredients-list"><li class="mpprecipe-ingredient-label">Dough</li>${each(dough, (line) => `<li class="mpprecipe-ingredient">${line}</li>`)}<li class="mpprecipe-ingredient-label">Topping</li>${each(topping, (line) => `<li class="mpprecipe-ingredient">${line}</li>`)}</ul></div>
    <p class="h-4 strong">Instructions</p><ol id="mpprecipe-instructions-list"><li class="mpprecipe-instruction-label">Make the dough</li>${each(first, (line) => `<li class="mpprecipe-instruction">${line}</li>`)}<li class="mpprecipe-instruction-label">Bake</li>${each(second, (line) => `<li class="mpprecipe-instruction">${line}</li>`)}</ol></div>`,
  ],
  [
    'Cooked',
    `<div class="cooked-recipe-full"><h2>Ingredients</h2><div class="cooked-recipe-ingredients"><div class="cooked-single-ingredient cooked-heading">Dough</div>${each(dough, (line) => `<div class="cooked-single-ingredient cooked-ingredient"><span class="cooked-ingredient-checkbox">&nbsp;</span>${parts(line, 'cooked-ing')}</div>`)}
    <div class="cooked-single-ingredient cooked-heading">Topping</div>${each(topping, (line) => `<div class="cooked-single-ingredient cooked-ingredient">${parts(line, 'cooked-ing')}</div>`)}</div>
    <h2>Directions</h2><div class="cooked-recipe-directions"><div class="cooked-single-direction cooked-heading">Make the dough</div>${each(first, (line) => `<div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">1</span><div class="cooked-dir-content"><p>${line}</p></div></div>`)}
    <div class="cooked-single-direction cooked-heading">Bake</div>${each(second, (line) => `<div class="cooked-single-direction cooked-direction"><span class="cooked-direction-number">3</span><div class="cooked-dir-content"><p>${line}</p></div></div>`)}</div></div>`,
  ],
  [
    'Recipe Card Blocks',
    `<div class="wp-block-wpzoom-recipe-card-block-recipe-card"><h2 class="recipe-card-title">Plum Cake</h2><div class="recipe-card-ingredients"><h3 class="ingredients-title">Ingredients</h3><ul class="ingredients-list">
    <li class="ingredient-item ingredient-item-group"><strong class="ingredient-item-group-title">Dough</strong></li>${each(dough, (line) => `<li class="ingredient-item"><span class="tick-circle"></span><p class="ingredient-item-name">${line}</p></li>`)}
    <li class="ingredient-item ingredient-item-group"><strong class="ingredient-item-group-title">Topping</strong></li>${each(topping, (line) => `<li class="ingredient-item"><p class="ingredient-item-name">${line}</p></li>`)}</ul></div>
    <div class="recipe-card-directions"><h3 class="directions-title">Directions</h3><ul class="directions-list"><li class="direction-step direction-step-group"><strong class="direction-step-group-title">Make the dough</strong></li>${each(first, (line) => `<li class="direction-step">${line}</li>`)}
    <li class="direction-step direction-step-group"><strong class="direction-step-group-title">Bake</strong></li>${each(second, (line) => `<li class="direction-step">${line}</li>`)}</ul></div></div>`,
  ],
  [
    'Simmer',
    `<div class="simmer-recipe"><div class="simmer-ingredients"><h3 class="simmer-heading">Ingredients</h3><h4 class="simmer-list-heading">Dough</h4><ul class="simmer-list">${each(dough, (line) => `<li class="simmer-ingredient">${parts(line, 'simmer')}</li>`)}</ul>
    <h4 class="simmer-list-heading">Topping</h4><ul class="simmer-list">${each(topping, (line) => `<li class="simmer-ingredient">${parts(line, 'simmer')}</li>`)}</ul></div>
    <div class="simmer-instructions"><h3>Instructions</h3><h4>Make the dough</h4><ol>${each(first, (line) => `<li class="simmer-instruction">${line}</li>`)}</ol><h4>Bake</h4><ol>${each(second, (line) => `<li class="simmer-instruction">${line}</li>`)}</ol></div></div>`,
  ],
];

suite('plugin cards with structured data', () => {
  for (const [program, card] of cards) {
    test(`takes section titles from ${program}`, async () => {
      const html = blog(`${card}<script type="application/ld+json">${JSON.stringify(data)}</script>`);
      const [recipe] = await documentsOf(format, fileOf(html));
      assert.deepEqual(recipe && listsOf(recipe), LISTS);
    });
  }
});

suite('plugin cards without structured data', () => {
  for (const [program, card] of cards) {
    test(`extracts the recipe from ${program}`, async () => {
      const [recipe] = await documentsOf(format, fileOf(blog(card)));
      assert.deepEqual([recipe?.title, recipe && listsOf(recipe)], ['Plum Cake', LISTS]);
    });
  }
});

suite('notes in plugin cards', () => {
  for (const [program, card] of cards.slice(0, 4)) {
    test(`extracts the notes from ${program}`, async () => {
      const [recipe] = await documentsOf(format, fileOf(blog(card)));
      assert.equal(recipe?.notes, 'With whipped cream.');
    });
  }
});
