import type { Format } from '../format.ts';
import { looksLikeHtml } from './looks-like-html.ts';
import { readPage } from './read-page.ts';

export const format: Format = {
  id: 'web-page',
  name: 'Web page',
  guesses: true,
  detect: (source) => (source.kind === 'file' && looksLikeHtml(source.text()) ? 'likely' : 'no'),
  read: (source, { url, advance }) => (source.kind === 'file' ? readPage(source.text(), url, advance) : []),
};
