import { escapeHtml } from '../pages/html.ts';

/** HTML that is safe to send: only `markup` makes it, and everything it takes in is escaped or markup already. */
export interface Markup {
  readonly html: string;
}

type Piece = string | number | Markup | readonly Markup[];

const written = (piece: Piece): string => {
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return 'html' in piece ? piece.html : piece.map(({ html }) => html).join('');
};

/** A template of HTML, in which text turns into text and never into an element. */
export const markup = (template: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  html: template.map((part, index) => (index === 0 ? part : written(pieces[index - 1] ?? '') + part)).join(''),
});

export const nothing: Markup = markup``;

/** One after the other, with something in between. */
export const joined = (items: readonly Markup[], between: Markup): Markup =>
  markup`${items.flatMap((item, index) => (index === 0 ? [item] : [between, item]))}`;
