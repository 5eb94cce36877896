import { generateRecipe } from '../library/recipes/generate-recipe.ts';

/**
 * The median of 148 real pages: 360 KB with 1,300 elements, of which scripts are 100 KB, styles 60 KB, attributes
 * 125 KB, visible text 14 KB and structured data 9 KB.
 */
const SIZES = { scriptBytes: 100_000, styleBytes: 60_000, figures: 140, links: 300, comments: 90 };

const STYLE = '.wp-block-group.is-layout-flow>.entry-content{margin:0 auto;padding:1.5rem 2rem;color:#333}\n';
const SCRIPT =
  'window.__q=window.__q||[];window.__q.push({"id":"slot-17","sizes":[[300,250],[728,90]],"lazy":true});\n';

const fill = (text: string, bytes: number): string => text.repeat(Math.ceil(bytes / text.length));
const times = (count: number, create: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => create(index)).join('\n');

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const createFigure = (title: string) => (index: number) => {
  const source = (width: number): string =>
    `https://example.org/wp-content/uploads/2024/05/${title.replaceAll(/\W+/g, '-')}-${index}-${width}x${width}.jpg`;
  const widths = [300, 480, 600, 768, 1024, 1200];
  return `<figure class="wp-block-image size-large is-resized"><img loading="lazy" decoding="async" class="wp-image-${index}" alt="${title}, step ${index}" src="${source(1200)}" srcset="${widths.map((width) => `${source(width)} ${width}w`).join(', ')}" sizes="(max-width: 1200px) 100vw, 1200px"></figure>
<p class="has-text-align-left">Let it rest while you prepare the next part, and taste it often.</p>`;
};

/** Creates a page as a recipe blog sends it, always the same for the same number. */
export const createPage = (number: number): string => {
  const recipe = generateRecipe(number);
  const title = escapeHtml(recipe.title);
  const ingredients = (recipe.ingredient_sections ?? []).flatMap((section) =>
    (section.ingredients ?? []).map(({ text = '' }) => text),
  );
  const steps = (recipe.instruction_sections ?? []).flatMap((section) =>
    (section.steps ?? []).map(({ text = '' }) => text),
  );
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebPage', name: recipe.title, url: `https://example.org/${number}` },
      {
        '@type': 'Recipe',
        name: recipe.title,
        description: recipe.description,
        recipeYield: ['4', '4 servings'],
        totalTime: 'PT45M',
        recipeIngredient: ingredients,
        recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
      },
    ],
  };
  const createItems = (name: string, items: readonly string[]): string =>
    items.map((item) => `<li class="wprm-recipe-${name}"><span>${escapeHtml(item)}</span></li>`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<meta property="og:title" content="${title}"><meta property="og:image" content="https://example.org/${number}.jpg">
<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<style>${fill(STYLE, SIZES.styleBytes)}</style><script>${fill(SCRIPT, SIZES.scriptBytes)}</script></head><body>
<nav class="nav-primary"><ul>${times(SIZES.links, (index) => `<li class="menu-item menu-item-${index}"><a href="https://example.org/category/${index}">Dishes ${index}</a></li>`)}</ul></nav>
<main class="content"><article class="post type-post entry"><h1 class="entry-title">${title}</h1>
${times(SIZES.figures, createFigure(title))}
<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">${title}</h2><h3>Ingredients</h3>
<ul class="wprm-recipe-ingredients">${createItems('ingredient', ingredients)}</ul><h3>Instructions</h3>
<ol class="wprm-recipe-instructions">${createItems('instruction', steps)}</ol></div></article>
<section id="comments" class="comments">${times(SIZES.comments, (index) => `<div class="comment" id="comment-${index}"><cite>Reader ${index}</cite><p>We had it on Sunday, and nothing was left.</p></div>`)}</section>
</main><footer class="site-footer"><p>All rights reserved.</p></footer></body></html>`;
};
