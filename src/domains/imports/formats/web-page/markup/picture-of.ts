import type { Element } from 'domhandler';

import { elementsIn } from '../../shared/html/elements-in.ts';

/** Where pages put the address of a picture that is loaded when it comes into sight, before the place for one to show. */
const ATTRIBUTES = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy', 'data-url', 'data-hi-res-src', 'src'];
const SETS = ['data-srcset', 'data-lazy-srcset', 'srcset'];

/** Pictures that stand in for others: drawn in the page itself, or a dot. */
const isPlaceholder = (address: string): boolean => /^(?:data|blob|about|javascript):/i.test(address);

/** The largest of `a.jpg 480w, b.jpg 960w`. */
const largestOf = (set: string): string | undefined => {
  let best: { readonly address: string; readonly size: number } | undefined;
  for (const entry of set.slice(0, 20_000).split(/,\s+|,(?=https?:)/)) {
    const [address = '', size = ''] = entry.trim().split(/\s+/);
    const width = Number.parseFloat(size) || 1;
    if (address !== '' && !isPlaceholder(address) && width > (best?.size ?? 0)) best = { address, size: width };
  }
  return best?.address;
};

const addressOf = ({ attribs }: Element): string | undefined => {
  const plain = ATTRIBUTES.map((name) => attribs[name]?.trim() ?? '').find(
    (text) => text !== '' && !isPlaceholder(text),
  );
  if (plain !== undefined) return plain;
  return SETS.map((name) => largestOf(attribs[name] ?? '')).find((address) => address !== undefined);
};

/** The address of the picture that an element is or holds. */
export const pictureOf = (element: Element): string | undefined => {
  if (element.name === 'img' || element.name === 'source' || element.name === 'amp-img') return addressOf(element);
  if (element.name === 'link' || element.name === 'a') {
    const inner = elementsIn(element).find(({ name }) => name === 'img');
    return (inner && addressOf(inner)) ?? element.attribs['href'];
  }
  const inner = elementsIn(element).find(({ name }) => name === 'img');
  return inner && addressOf(inner);
};
