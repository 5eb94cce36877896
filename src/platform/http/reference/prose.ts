import { toSchemaAnchor } from './anchors.ts';
import { joinMarkup, markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import type { RichText } from './rich-text.ts';

const plainCode = (code: string): Markup => markup`<code>${code}</code>`;

/** Running text with code between backticks. An unpaired backtick is kept as is. */
export const renderProse = (text: string, codeMarkup: (code: string) => Markup = plainCode): Markup => {
  const pieces = text.split(/`([^`]+)`/);
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? codeMarkup(piece) : markup`${piece}`))}`;
};

/** Splits text into paragraphs at blank lines. */
export const renderParagraphs = (text: string | undefined): Markup => {
  const stretches = (text ?? '').split(/\n\s*\n/).filter((stretch) => stretch.trim() !== '');
  return stretches.length === 0
    ? emptyMarkup
    : markup`${stretches.map((stretch) => markup`<p>${renderProse(stretch.trim())}</p>`)}`;
};

/** A long name with line-break opportunities at natural points. */
export const renderBreakable = (name: string): Markup =>
  joinMarkup(
    name.split(/(?<=[/_.-])/).map((part) => markup`${part}`),
    markup`<wbr>`,
  );

/** A path with its parameters highlighted. */
export const renderPath = (path: string): Markup => {
  const pieces = path.split(/(\{[^}]*\})/);
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? markup`<var>${piece}</var>` : renderBreakable(piece)))}`;
};

export const renderSchemaLink = (name: string): Markup =>
  markup`<a class="schema" href="#${toSchemaAnchor(name)}">${name}</a>`;

export const renderRichText = (phrase: RichText): Markup =>
  markup`${phrase.map((part) => {
    if (typeof part === 'string') return markup`${part}`;
    return 'code' in part ? markup`<code>${part.code}</code>` : renderSchemaLink(part.schema);
  })}`;
