import type { Format } from '../format.ts';
import { findMainPart, readDocx } from './read-docx.ts';

export const format: Format = {
  id: 'docx',
  name: 'Word document',
  isHeuristic: true,

  detect: (source) => (source.kind === 'archive' && findMainPart(source) !== undefined ? 'sure' : 'no'),

  async *read(source, context) {
    const path = source.kind === 'archive' ? findMainPart(source) : undefined;
    if (source.kind !== 'archive' || path === undefined) return;
    const recipes = await readDocx(source, path);
    context.reportTotal(recipes.length);
    yield* recipes;
  },
};
