import type { Step } from '../../src/domains/recipe-format/index.ts';
import type { Plot } from './plot.ts';
import { writeSentence } from './write-sentence.ts';

/** Two to five sentences about two of the ingredients. */
export const writeStep = (plot: Plot, index: number): Step => {
  const { random, language, foods } = plot;
  const used = random.severalOf(foods, 2);
  const sentences = random.severalOf(language.sentences, random.whole(2, 5));
  return {
    id: `s${index + 1}`,
    // In turns, so that neighbouring sentences do not begin with the same food.
    text: sentences
      .map((sentence, turn) => writeSentence(plot, sentence, turn % 2 === 0 ? used : used.toReversed()))
      .join(' '),
    ingredient_uses: used.map((food) => ({ ingredient_id: `i${foods.indexOf(food) + 1}` })),
  };
};
