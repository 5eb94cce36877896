import { defaultSourceLimits } from '../sources/source-limits.ts';
import { runExtractTask } from './run-extract-task.ts';

/** How often the page is read. The first time takes longest, and after a few V8 has optimized most of it. */
const ROUNDS = 8;
/** Other content of a page. Code that runs in loops is optimized only if there is something to loop over. */
const PARAGRAPHS = 300;

const ingredients = ['2 cups flour', '1 1/2 tsp baking powder', '250 ml milk', '2 large eggs, beaten', 'salt to taste'];
const steps = ['Whisk the flour and 1 1/2 tsp baking powder.', 'Add the milk and bake for 20 minutes at 180 °C.'];

const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pancakes',
  recipeYield: '4 servings',
  totalTime: 'PT30M',
  recipeIngredient: ingredients,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
};

const createList = (items: readonly string[]): string => items.map((item) => `<li class="item">${item}</li>`).join('');

const page = `<!doctype html><html lang="en"><head><title>Pancakes</title><meta property="og:title" content="Pancakes">
<script type="application/ld+json">${JSON.stringify(recipe)}</script></head><body><nav><a href="/">Home</a></nav><article>
${'<div class="post"><p>Some <a class="link" href="/soups" data-id="1">words</a> about food.</p></div>'.repeat(PARAGRAPHS)}
<h2>Ingredients</h2><ul class="recipe-ingredients">${createList(ingredients)}</ul>
<h2>Instructions</h2><ol class="recipe-instructions">${createList(steps)}</ol></article></body></html>`;

const ignore = (): undefined => undefined;

/** Reads an ordinary page several times, so that the first real one does not have to wait for its code. */
export async function* readSamplePages(): AsyncGenerator<void, void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const source = { name: 'page.html', content: { bytes: Buffer.from(page) } };
    const progress = { advance: ignore, addBytes: ignore, setPart: ignore, checkpoint: async () => undefined };
    await runExtractTask({ source, limits: defaultSourceLimits }, async () => undefined, progress);
    yield;
  }
}
