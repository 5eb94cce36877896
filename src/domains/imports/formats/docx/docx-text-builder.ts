import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import {
  getAttribute,
  findChild,
  findChildren,
  findDescendants,
  getChildElements,
  getElementText,
} from '../../markup/xml/xml-elements.ts';
import type { XmlElement } from '../../markup/xml/parse-xml.ts';
import type { Numbering } from './numbering.ts';

/** Deleted text, field codes and formatting properties are not displayed. */
const UNSEEN: ReadonlySet<string> = new Set(['w:del', 'w:instrtext', 'w:deltext', 'w:movefrom', 'w:ppr', 'w:rpr']);
/** Holds the same content again, for programs that do not support the preferred version. */
const SECOND_BEST = 'mc:fallback';
/** A cell with more paragraphs is a layout column rather than a table value. */
const MAX_IN_VALUE = 2;

/** What a paragraph says beside its text. */
interface Style {
  readonly isHeading: boolean;
  readonly marker: string;
}

/** Builds the plain text of a document, turning styles into visible structure: blank lines, bullets and numbers. */
export class DocxTextBuilder {
  readonly #lines: string[] = [];
  readonly #numbering: Numbering;
  readonly #headings: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  /** `headings` are the ids of the styles that are for headings. */
  constructor(numbering: Numbering, headings: ReadonlySet<string>) {
    this.#numbering = numbering;
    this.#headings = headings;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  write(element: XmlElement): void {
    for (const child of getChildElements(element)) {
      if (child.name === 'w:p') this.#paragraph(child);
      else if (child.name === 'w:tbl') this.#table(child);
      else if (child.name !== SECOND_BEST && !UNSEEN.has(child.name)) this.write(child);
    }
  }

  #paragraph(paragraph: XmlElement): void {
    const { isHeading, marker } = this.#styleOf(paragraph);
    const text = runText(paragraph);
    const lines = text.split('\n').map(collapseWhitespace);
    const isEmpty = lines.every((line) => line === '');
    if (/\f/.test(text)) this.#lines.push('\f');
    if (isHeading && !isEmpty) this.#lines.push('');
    if (isEmpty) this.#lines.push('');
    else for (const [index, line] of lines.entries()) this.#lines.push(index === 0 ? marker + line : line);
    if (isHeading && !isEmpty) this.#lines.push('');
    // Boxes that are anchored here stand beside it.
    for (const box of findDescendants(paragraph, 'w:txbxcontent', SECOND_BEST)) {
      if (box.name !== SECOND_BEST) this.write(box);
    }
  }

  #styleOf(paragraph: XmlElement): Style {
    const properties = findChild(paragraph, 'w:ppr');
    const style = properties && findChild(properties, 'w:pstyle');
    const id = style === undefined ? '' : getAttribute(style, 'w:val');
    const list = properties && findChild(properties, 'w:numpr');
    return { isHeading: this.#headings.has(id), marker: list === undefined ? '' : this.#marker(list) };
  }

  #marker(list: XmlElement): string {
    const valueOf = (name: string): string => {
      const element = findChild(list, name);
      return element === undefined ? '' : getAttribute(element, 'w:val');
    };
    const [id, level] = [valueOf('w:numid'), Number(valueOf('w:ilvl') || 0)];
    if (id === '0') return '';
    if (this.#numbering.get(id)?.[level] !== true) return '- ';
    const key = `${id} ${level}`;
    const number = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, number);
    return `${number}. `;
  }

  /**
   * Each row becomes a line. If its cells are long, the table is used for layout and each cell is read as a column.
   */
  #table(table: XmlElement): void {
    this.#lines.push('');
    for (const row of findDescendants(table, 'w:tr')) {
      const cells = findChildren(row, 'w:tc', 'w:sdt');
      const isLayout = cells.some((cell) => findDescendants(cell, 'w:p').length > MAX_IN_VALUE);
      if (isLayout) {
        for (const cell of cells) {
          this.#lines.push('');
          this.write(cell);
        }
      } else this.#lines.push(collapseWhitespace(cells.map((cell) => cellText(cell)).join(' ')));
    }
    this.#lines.push('');
  }
}

const cellText = (cell: XmlElement): string => findDescendants(cell, 'w:p').map(runText).join(' ');

/** The text of a paragraph without its text boxes. `\n` marks a line break, `\f` a page break. */
const runText = (element: XmlElement): string =>
  getChildElements(element)
    .map((child) => {
      switch (child.name) {
        case 'w:t':
          return getElementText(child);
        case 'w:tab':
        case 'w:ptab':
          return '\t';
        case 'w:br':
          return getAttribute(child, 'w:type') === 'page' ? '\f' : '\n';
        case 'w:cr':
          return '\n';
        case 'w:nobreakhyphen':
          return '-';
        case 'w:txbxcontent':
        case SECOND_BEST:
          return '';
        default:
          return UNSEEN.has(child.name) ? '' : runText(child);
      }
    })
    .join('');
