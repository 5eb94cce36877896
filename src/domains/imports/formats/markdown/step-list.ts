import type { Section } from '../../sections/section-list.ts';
import type { MarkdownBlock } from './blocks.ts';
import { findMarkdownImages, stripInlineMarkup } from './inline.ts';

interface Step {
  readonly '@type': 'HowToStep';
  readonly name?: string;
  readonly image?: readonly string[];
  text: string;
}

interface StepSection {
  readonly title: string;
  readonly steps: Step[];
}

/** `**Preheat.** Set the oven …`: a step title, as opposed to an emphasized first word. */
const TITLED = /^\*\*([^*]{1,80}?[:.!])\*\*:?\s{1,3}(?=\S)|^\*\*([^*]{1,80})\*\*(?::\s{1,3}|\s{1,3}(?=\p{Lu}))/u;

const stepOf = (written: string, references: ReadonlyMap<string, string>): Step | undefined => {
  const image = findMarkdownImages(written, references).filter((address) => /^https?:\/\//i.test(address));
  const titled = TITLED.exec(written);
  const name = stripInlineMarkup(titled?.[1] ?? titled?.[2] ?? '').replace(/[:.]$/, '');
  const text = stripInlineMarkup(titled === null ? written : written.slice(titled[0].length));
  if (text === '' && image.length === 0) return undefined;
  return { '@type': 'HowToStep', ...(name !== '' && { name }), text, ...(image.length > 0 && { image }) };
};

/** Collects the steps of a Markdown recipe in sections, with their pictures. */
export class StepList {
  readonly #references: ReadonlyMap<string, string>;
  readonly #sections: StepSection[] = [];

  constructor(references: ReadonlyMap<string, string>) {
    this.#references = references;
  }

  /** Steps that stand in lists of texts already. */
  static fromSections(sections: readonly Section[], references: ReadonlyMap<string, string>): readonly unknown[] {
    const list = new StepList(references);
    for (const { title, items } of sections) {
      list.startSection(title);
      for (const item of items) list.add([item]);
    }
    return list.nodes;
  }

  get isEmpty(): boolean {
    return this.#sections.every(({ steps }) => steps.length === 0);
  }

  get nodes(): readonly unknown[] {
    return this.#sections.flatMap(({ title, steps }): unknown[] =>
      title === '' ? steps : [{ '@type': 'HowToSection', name: title, itemListElement: steps }],
    );
  }

  startSection(title: string): void {
    this.#sections.push({ title, steps: [] });
  }

  add(lines: readonly string[]): void {
    const step = stepOf(lines.join('\n'), this.#references);
    if (step === undefined) return;
    if (this.#sections.length === 0) this.startSection('');
    this.#sections.at(-1)?.steps.push(step);
  }

  /** A trailing backslash is a hard line break. All other lines are joined. */
  addParagraph(lines: readonly string[]): void {
    this.add([lines.map((line) => (line.endsWith('\\') ? `${line.slice(0, -1)}\n` : `${line} `)).join('')]);
  }

  addItem({ depth, paragraphs }: Extract<MarkdownBlock, { kind: 'item' }>): void {
    const texts = paragraphs.map((lines) =>
      lines
        .map((line) => (line.endsWith('\\') ? `${line.slice(0, -1)}\n` : `${line} `))
        .join('')
        .trim(),
    );
    const last = this.#sections.at(-1)?.steps.at(-1);
    if (depth === 0 || last === undefined) this.add([texts.join('\n\n')]);
    else last.text += `\n${stripInlineMarkup(texts.join('\n'))}`;
  }
}
