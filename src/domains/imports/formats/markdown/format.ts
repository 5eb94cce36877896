import type { Format } from '../format.ts';
import { detectCollection, readCollection, withoutPictures } from '../shared/members/text-collection.ts';
import type { TextFormat } from '../shared/members/text-collection.ts';
import { detectMarkdown } from './detect-markdown.ts';
import { readMarkdown } from './read-markdown.ts';

/** A folder of Markdown files with pictures, such as our own export, or a Chowdown site. */
const collection: TextFormat = {
  endings: ['.md', '.markdown', '.mdown', '.mkd'],
  isOwn: (text) => ['sure', 'likely'].includes(detectMarkdown(text)),
  read: readMarkdown,
  folder: /(?:^|\/)_(?:recipes|components)\//,
};

export const format: Format = {
  id: 'markdown',
  name: 'Markdown',
  guesses: true,

  detect: (source) => (source.kind === 'file' ? detectMarkdown(source.text()) : detectCollection(source, collection)),

  async *read(source, context) {
    if (source.kind === 'archive') {
      yield* readCollection(source, collection);
      return;
    }
    const recipes = readMarkdown(source.text());
    context.expect(recipes.length);
    for (const { recipe, pictures } of recipes) yield withoutPictures(recipe, pictures);
  },
};
