import { getNodeText } from '../../markup/html/node-text.ts';
import { foldText } from '../../text/fold-text.ts';
import { findImageUrl } from './find-image-url.ts';
import { getScriptText } from './page.ts';
import type { Page } from './page.ts';

/** What the page says about itself, apart from its recipe. */
export interface PageMetadata {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly language: string | undefined;
  /** Base for resolving relative URLs. */
  readonly baseUrl: string | undefined;
  /** The URL it was fetched from and its canonical URL. */
  readonly source: { readonly url: string; readonly canonical_url: string } | undefined;
  readonly siteName: string | undefined;
  readonly image: string | undefined;
  readonly author: string | undefined;
}

const LANGUAGE = /^[a-z]{2,3}(?:[-_][a-z0-9]{1,8}){0,3}$/i;

const findLanguage = ({ elements, meta }: Page): string | undefined => {
  const root = elements.find(({ name }) => name === 'html')?.attribs;
  const candidates = [root?.['lang'], root?.['xml:lang'], meta.get('content-language'), meta.get('og:locale')];
  return candidates
    .map((tag) => tag?.trim().replaceAll('_', '-'))
    .find((tag) => tag !== undefined && LANGUAGE.test(tag));
};

const toHttpUrl = (url: string | undefined, base: string | undefined): string | undefined => {
  if (url === undefined || url.length > 4000) return undefined;
  const { href, protocol } = URL.parse(url.trim(), base) ?? {};
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
};

/** Separators between page title and site name. */
const TITLE_SEPARATOR = /\s+[|–—·•»«:/\\-]+\s+|\s*[|»]\s*/;

/** Removes the site name from the start or end of a page title. */
const stripSiteName = (title: string, siteName: string | undefined, host: string): string => {
  const parts = title.split(TITLE_SEPARATOR).filter((part) => part.trim() !== '');
  if (parts.length < 2) return title.trim();
  const site = foldText(siteName ?? '');
  const isSite = (part: string): boolean => {
    const words = foldText(part);
    if (words === '') return true;
    return words === site || (host !== '' && host.includes(words.replaceAll(' ', '')));
  };
  const pageParts = parts.filter((part) => !isSite(part));
  return (pageParts.length === 0 ? parts : pageParts)[0]?.trim() ?? title.trim();
};

const MAX_TITLE_LENGTH = 500;

const containsWords = (words: string, text: string): boolean => words !== '' && ` ${text} `.includes(` ${words} `);

const findEarliestIndex = (titles: readonly string[], heading: string): number =>
  Math.min(...titles.map((title) => title.indexOf(foldText(heading))).filter((index) => index >= 0));

/** The heading that also appears in the document title; otherwise the first heading, otherwise the document title. */
const findTitle = ({ elements, meta }: Page, siteName: string | undefined, host: string): string | undefined => {
  const headings = elements.filter(({ name }) => name === 'h1').map(getNodeText);
  const candidates = headings.filter(
    (heading) => heading !== '' && heading.length < MAX_TITLE_LENGTH && foldText(heading) !== foldText(siteName ?? ''),
  );
  const tag = elements.find(({ name }) => name === 'title');
  const titles = [meta.get('og:title'), tag && getScriptText(tag), meta.get('twitter:title')].flatMap((title) =>
    title === undefined ? [] : title.slice(0, MAX_TITLE_LENGTH),
  );
  const foldedTitles = titles.map(foldText);
  // The page name comes before the site name, so the heading that appears earliest in the title wins.
  const [inTitle] = candidates
    .filter((heading) => foldedTitles.some((title) => containsWords(foldText(heading), title)))
    .toSorted((a, b) => findEarliestIndex(foldedTitles, a) - findEarliestIndex(foldedTitles, b));
  const title = titles.map((text) => stripSiteName(text, siteName, host)).find((text) => text !== '');
  return inTitle ?? candidates.at(0) ?? title;
};

/** Images that belong to the site rather than the dish. */
const SITE_IMAGE = /logo|icon|avatar|sprite|pixel|badge|banner|placeholder|\.svg/i;

/** The image declared in the metadata, otherwise the first one after the heading. */
const findImage = ({ elements, meta }: Page): string | undefined => {
  const declared = meta.get('og:image') ?? meta.get('og:image:url') ?? meta.get('twitter:image');
  if (declared !== undefined) return declared;
  const linked = elements.find(({ name, attribs }) => name === 'link' && attribs['rel'] === 'image_src')?.attribs[
    'href'
  ];
  if (linked !== undefined) return linked;
  const heading = elements.findIndex(({ name }) => name === 'h1');
  const images = elements.slice(Math.max(0, heading)).filter(({ name }) => name === 'img');
  return images.map(findImageUrl).find((url) => url !== undefined && !SITE_IMAGE.test(url));
};

/** The author's name; profile URLs are skipped. */
const findAuthor = ({ elements, meta }: Page): string | undefined => {
  const linked = elements.find(({ attribs }) => attribs['rel'] === 'author');
  const candidates = [meta.get('author'), meta.get('article:author'), linked && getNodeText(linked)];
  return candidates.find((name) => name !== undefined && name !== '' && !/^https?:/i.test(name));
};

export const extractMetadata = (page: Page): PageMetadata => {
  const { elements, meta, url } = page;
  const findLink = (rel: string): string | undefined =>
    elements.find(({ name, attribs }) => name === 'link' && attribs['rel']?.toLowerCase() === rel)?.attribs['href'];
  const canonicalUrl = toHttpUrl(findLink('canonical'), url) ?? toHttpUrl(meta.get('og:url'), url);
  const pageUrl = toHttpUrl(url, undefined) ?? canonicalUrl;
  const baseUrl = toHttpUrl(elements.find(({ name }) => name === 'base')?.attribs['href'], pageUrl) ?? pageUrl;
  const siteName = meta.get('og:site_name') ?? meta.get('application-name');
  const host = URL.parse(pageUrl ?? '')?.hostname.replaceAll(/[^a-z\d]/g, '') ?? '';
  return {
    title: findTitle(page, siteName, host),
    description: meta.get('description') ?? meta.get('og:description'),
    language: findLanguage(page),
    baseUrl,
    source: pageUrl === undefined ? undefined : { url: pageUrl, canonical_url: canonicalUrl ?? pageUrl },
    siteName,
    image: toHttpUrl(findImage(page), baseUrl),
    author: findAuthor(page),
  };
};
