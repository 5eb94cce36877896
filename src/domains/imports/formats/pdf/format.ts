import type { Format, ImportFile } from '../format.ts';
import { readRecipeText } from '../plain-text/read-recipe-text.ts';
import { titleFromPath } from '../../archives/member-paths.ts';
import { readPdf } from './read-pdf.ts';

/** Some programs write a few bytes before the signature. */
const isPdf = ({ bytes }: ImportFile): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

const NONE = { kind: 'unreadable', reason: 'This is not a PDF.' } as const;

export const format: Format = {
  id: 'pdf',
  name: 'PDF',
  isHeuristic: true,

  detect: (source) => (source.kind === 'file' && isPdf(source) ? 'sure' : 'no'),

  async *read(source, context) {
    if (source.kind !== 'file') return;
    const read = isPdf(source) ? await readPdf(source.bytes, context.reportProgress) : NONE;
    if (read.kind === 'unreadable') {
      yield { kind: 'unreadable', title: titleFromPath(source.name), reason: read.reason };
      return;
    }
    const recipes = readRecipeText(read.text, read.title);
    context.reportTotal(recipes.length);
    yield* recipes;
  },
};
