import { textOf } from '../shared/html/text-of.ts';
import { foldHeading } from '../shared/vocabulary/fold.ts';
import { pictureOf } from './markup/picture-of.ts';
import { scriptText } from './page.ts';
import type { Page } from './page.ts';

/** What a page says of itself, beside its recipe. */
export interface PageFacts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  /** From where its relative addresses start. */
  readonly baseUrl: string | undefined;
  /** Where it was found, and the address by which it wants to be known. */
  readonly source: { readonly url: string; readonly canonical_url: string } | undefined;
  readonly siteName: string | undefined;
  readonly image: string | undefined;
  readonly author: string | undefined;
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,3}$/i;

const languageOf = ({ elements, meta }: Page): string | undefined => {
  const root = elements.find(({ name }) => name === 'html')?.attribs;
  const stated = [root?.['lang'], root?.['xml:lang'], meta.get('content-language'), meta.get('og:locale')];
  return stated.map((tag) => tag?.trim().replaceAll('_', '-')).find((tag) => tag !== undefined && LANGUAGE.test(tag));
};

const absolute = (address: string | undefined, base: string | undefined): string | undefined => {
  if (address === undefined || address.length > 4000) return undefined;
  const { href, protocol } = URL.parse(address.trim(), base) ?? {};
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
};

/** Signs between the name of a page and the name of its site. */
const DIVIDER = /\s+[|–—·•»«:/\\-]+\s+|\s*[|»]\s*/;

/** The title of the page without the name of the site before or after it. */
const withoutSite = (title: string, siteName: string | undefined, host: string): string => {
  const parts = title.split(DIVIDER).filter((part) => part.trim() !== '');
  if (parts.length < 2) return title.trim();
  const site = foldHeading(siteName ?? '');
  const isSite = (part: string): boolean => {
    const words = foldHeading(part);
    if (words === '') return true;
    return words === site || (host !== '' && host.includes(words.replaceAll(' ', '')));
  };
  const own = parts.filter((part) => !isSite(part));
  return (own.length === 0 ? parts : own)[0]?.trim() ?? title.trim();
};

const LONGEST_TITLE = 500;

const isIn = (words: string, text: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

const placeIn = (titles: readonly string[], heading: string): number =>
  Math.min(...titles.map((title) => title.indexOf(foldHeading(heading))).filter((place) => place >= 0));

/** The heading of the page that its title repeats; else the first heading, else the title. */
const titleOf = ({ elements, meta }: Page, siteName: string | undefined, host: string): string | undefined => {
  const headings = elements.filter(({ name }) => name === 'h1').map(textOf);
  const seen = headings.filter(
    (heading) =>
      heading !== '' && heading.length < LONGEST_TITLE && foldHeading(heading) !== foldHeading(siteName ?? ''),
  );
  const tag = elements.find(({ name }) => name === 'title');
  const titles = [meta.get('og:title'), tag && scriptText(tag), meta.get('twitter:title')].flatMap((title) =>
    title === undefined ? [] : title.slice(0, LONGEST_TITLE),
  );
  const all = titles.map(foldHeading);
  // The name of the page stands before that of the site.
  const [repeated] = seen
    .filter((heading) => all.some((title) => isIn(foldHeading(heading), title)))
    .toSorted((a, b) => placeIn(all, a) - placeIn(all, b));
  const title = titles.map((one) => withoutSite(one, siteName, host)).find((one) => one !== '');
  return repeated ?? seen.at(0) ?? title;
};

/** Pictures of the site, and not of the dish. */
const OF_SITE = /logo|icon|avatar|sprite|pixel|badge|banner|placeholder|\.svg/i;

/** The picture that the page names, else the first after its heading. */
const imageOf = ({ elements, meta }: Page): string | undefined => {
  const named = meta.get('og:image') ?? meta.get('og:image:url') ?? meta.get('twitter:image');
  if (named !== undefined) return named;
  const linked = elements.find(({ name, attribs }) => name === 'link' && attribs['rel'] === 'image_src')?.attribs[
    'href'
  ];
  if (linked !== undefined) return linked;
  const heading = elements.findIndex(({ name }) => name === 'h1');
  const pictures = elements.slice(Math.max(0, heading)).filter(({ name }) => name === 'img');
  return pictures.map(pictureOf).find((address) => address !== undefined && !OF_SITE.test(address));
};

/** A name, and not the address of a profile. */
const authorOf = ({ elements, meta }: Page): string | undefined => {
  const linked = elements.find(({ attribs }) => attribs['rel'] === 'author');
  const stated = [meta.get('author'), meta.get('article:author'), linked && textOf(linked)];
  return stated.find((name) => name !== undefined && name !== '' && !/^https?:/i.test(name));
};

export const pageFacts = (page: Page): PageFacts => {
  const { elements, meta, url } = page;
  const link = (rel: string): string | undefined =>
    elements.find(({ name, attribs }) => name === 'link' && attribs['rel']?.toLowerCase() === rel)?.attribs['href'];
  const stated = absolute(link('canonical'), url) ?? absolute(meta.get('og:url'), url);
  const address = absolute(url, undefined) ?? stated;
  const baseUrl = absolute(elements.find(({ name }) => name === 'base')?.attribs['href'], address) ?? address;
  const siteName = meta.get('og:site_name') ?? meta.get('application-name');
  const host = URL.parse(address ?? '')?.hostname.replaceAll(/[^a-z\d]/g, '') ?? '';
  return {
    title: titleOf(page, siteName, host),
    description: meta.get('description') ?? meta.get('og:description'),
    language: languageOf(page),
    baseUrl,
    source: address === undefined ? undefined : { url: address, canonical_url: stated ?? address },
    siteName,
    image: absolute(imageOf(page), baseUrl),
    author: authorOf(page),
  };
};
