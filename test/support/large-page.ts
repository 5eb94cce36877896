import { recipeNode } from './imports.ts';

const FILLER = '<div class="post"><h3>News</h3><p>Some <a href="/x">words</a> about food.</p></div>\n';

/** A page with one recipe among this many bytes of other content. */
export const largePage = (title: string, bytes: number): string => {
  const data = `<script type="application/ld+json">${JSON.stringify(recipeNode(title))}</script>`;
  const filler = FILLER.repeat(Math.ceil(bytes / FILLER.length));
  return `<!doctype html><html><head><title>${title}</title>${data}</head><body>${filler}</body></html>`;
};
