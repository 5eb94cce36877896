import { schemaAnchor } from './anchors.ts';
import { joined, markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Phrase } from './phrase.ts';

const plainCode = (code: string): Markup => markup`<code>${code}</code>`;

/** Running text with code between backticks. An unpaired backtick is kept as is. */
export const prose = (text: string, codeMarkup: (code: string) => Markup = plainCode): Markup => {
  const pieces = text.split(/`([^`]+)`/);
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? codeMarkup(piece) : markup`${piece}`))}`;
};

/** Splits text into paragraphs at blank lines. */
export const paragraphs = (text: string | undefined): Markup => {
  const stretches = (text ?? '').split(/\n\s*\n/).filter((stretch) => stretch.trim() !== '');
  return stretches.length === 0
    ? nothing
    : markup`${stretches.map((stretch) => markup`<p>${prose(stretch.trim())}</p>`)}`;
};

/** A long name with line-break opportunities at natural points. */
export const breakable = (name: string): Markup =>
  joined(
    name.split(/(?<=[/_.-])/).map((part) => markup`${part}`),
    markup`<wbr>`,
  );

/** A path with its parameters highlighted. */
export const pathMarkup = (path: string): Markup => {
  const pieces = path.split(/(\{[^}]*\})/);
  return markup`${pieces.map((piece, index) => (index % 2 === 1 ? markup`<var>${piece}</var>` : breakable(piece)))}`;
};

export const schemaLink = (name: string): Markup => markup`<a class="schema" href="#${schemaAnchor(name)}">${name}</a>`;

export const phraseMarkup = (phrase: Phrase): Markup =>
  markup`${phrase.map((part) => {
    if (typeof part === 'string') return markup`${part}`;
    return 'code' in part ? markup`<code>${part.code}</code>` : schemaLink(part.schema);
  })}`;
