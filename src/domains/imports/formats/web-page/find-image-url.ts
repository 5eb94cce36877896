import type { Element } from 'domhandler';

import { findElements } from '../../markup/html/find-elements.ts';

/** Lazy-loading attributes come first because `src` then holds only a placeholder. */
const URL_ATTRIBUTES = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-url',
  'data-hi-res-src',
  'src',
];
const SRCSET_ATTRIBUTES = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** Inline placeholder images. */
const isPlaceholder = (url: string): boolean => /^(?:data|blob|about|javascript):/i.test(url);

/** The URL of the largest image in a `srcset`: `a.jpg 480w, b.jpg 960w`. */
const findLargest = (srcset: string): string | undefined => {
  let best: { readonly url: string; readonly size: number } | undefined;
  for (const entry of srcset.slice(0, 20_000).split(/,\s+|,(?=https?:)/)) {
    const [url = '', size = ''] = entry.trim().split(/\s+/);
    const width = Number.parseFloat(size) || 1;
    if (url !== '' && !isPlaceholder(url) && width > (best?.size ?? 0)) best = { url, size: width };
  }
  return best?.url;
};

const getImageUrl = ({ attribs }: Element): string | undefined => {
  const url = URL_ATTRIBUTES.map((name) => attribs[name]?.trim() ?? '').find(
    (text) => text !== '' && !isPlaceholder(text),
  );
  if (url !== undefined) return url;
  return SRCSET_ATTRIBUTES.map((name) => findLargest(attribs[name] ?? '')).find((largest) => largest !== undefined);
};

/** The URL of the image that the element is or contains. */
export const findImageUrl = (element: Element): string | undefined => {
  if (element.name === 'img' || element.name === 'source' || element.name === 'amp-img') return getImageUrl(element);
  if (element.name === 'link' || element.name === 'a') {
    const inner = findElements(element).find(({ name }) => name === 'img');
    return (inner && getImageUrl(inner)) ?? element.attribs['href'];
  }
  const inner = findElements(element).find(({ name }) => name === 'img');
  return inner && getImageUrl(inner);
};
