import { recipeNode } from './imports.ts';

const FILLER = '<div class="post"><h3>News</h3><p>Some <a href="/x">words</a> about food.</p></div>\n';

/** A page with one recipe, with these properties, among this many bytes of other content. */
export const largePage = (title: string, bytes: number, properties: object = {}): string => {
  const data = `<script type="application/ld+json">${JSON.stringify(recipeNode(title, properties))}</script>`;
  const filler = FILLER.repeat(Math.ceil(bytes / FILLER.length));
  return `<!doctype html><html><head><title>${title}</title>${data}</head><body>${filler}</body></html>`;
};
