import { jsonMarkup } from './json-markup.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';

/** Samples with at least this many lines may scroll, so keyboard users must be able to focus them. */
const LONG = 8;

export const sampleFigure = (title: string, sample: string): Markup => {
  const isLong = sample.split('\n').length >= LONG;
  const reachable = isLong ? markup` tabindex="0" role="group" aria-label="${title}"` : nothing;
  return markup`<figure><figcaption>${title}</figcaption><pre${reachable}><code>${jsonMarkup(sample)}</code></pre></figure>\n`;
};

/** A figure with a note instead of a sample. */
export const emptyFigure = (title: string, words: Markup): Markup =>
  markup`<figure><figcaption>${title}</figcaption><p class="aside">${words}</p></figure>\n`;
