import { escapeHtml } from '../pages/html.ts';

/** Safe HTML: only `markup` creates it, and everything interpolated is either escaped or already markup. */
export interface Markup {
  readonly html: string;
}

type Piece = string | number | Markup | readonly Markup[];

const written = (piece: Piece): string => {
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'html' in piece ? piece.html : piece.map(({ html }) => html).join('');
};

/** An HTML template tag that escapes interpolated text, so it can never become an element. */
export const markup = (template: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  html: template.map((part, index) => (index === 0 ? part : written(pieces[index - 1] ?? '') + part)).join(''),
});

export const emptyMarkup: Markup = markup``;

export const joinMarkup = (items: readonly Markup[], between: Markup): Markup =>
  markup`${items.flatMap((item, index) => (index === 0 ? [item] : [between, item]))}`;
