import { renderJson } from './json-markup.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';

/** Samples with at least this many lines may scroll, so keyboard users must be able to focus them. */
const LONG = 8;

export const renderSampleFigure = (title: string, sample: string): Markup => {
  const isLong = sample.split('\n').length >= LONG;
  const reachable = isLong ? markup` tabindex="0" role="group" aria-label="${title}"` : emptyMarkup;
  return markup`<figure><figcaption>${title}</figcaption><pre${reachable}><code>${renderJson(sample)}</code></pre></figure>\n`;
};

/** A figure with a note instead of a sample. */
export const renderNoteFigure = (title: string, words: Markup): Markup =>
  markup`<figure><figcaption>${title}</figcaption><p class="aside">${words}</p></figure>\n`;
