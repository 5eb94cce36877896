import type { Format } from '../format.ts';
import { mainPart, readDocx } from './read-docx.ts';

export const format: Format = {
  id: 'docx',
  name: 'Word document',
  guesses: true,

  detect: (source) => (source.kind === 'archive' && mainPart(source) !== undefined ? 'sure' : 'no'),

  async *read(source, context) {
    const path = source.kind === 'archive' ? mainPart(source) : undefined;
    if (source.kind !== 'archive' || path === undefined) return;
    const recipes = await readDocx(source, path);
    context.expect(recipes.length);
    yield* recipes;
  },
};
