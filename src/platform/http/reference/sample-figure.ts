import { jsonMarkup } from './json-markup.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';

/** From this many lines on, a sample may scroll, and those without a mouse must be able to reach it. */
const LONG = 8;

/** A sample with its title. */
export const sampleFigure = (title: string, sample: string): Markup => {
  const isLong = sample.split('\n').length >= LONG;
  const reachable = isLong ? markup` tabindex="0" role="group" aria-label="${title}"` : nothing;
  return markup`<figure><figcaption>${title}</figcaption><pre${reachable}><code>${jsonMarkup(sample)}</code></pre></figure>\n`;
};

/** The same where there is nothing to show. */
export const emptyFigure = (title: string, words: Markup): Markup =>
  markup`<figure><figcaption>${title}</figcaption><p class="aside">${words}</p></figure>\n`;
