import { useFormats, useWords } from '../language/locale.tsx';
import type { RecipeDocument } from './document.ts';
import type { ShownRecipe } from './reading/use-reading.ts';
import { yieldTexts } from './reading/yield-texts.ts';
import { recipeWords } from './recipe.words.ts';

const KINDS = ['prep', 'cook', 'rest', 'chill', 'rise'] as const;

/** Times that no step speaks of, by what they are for. */
const furtherTimes = ({ times, instruction_sections }: RecipeDocument) => {
  const ofSteps = new Set(
    instruction_sections?.flatMap(({ steps }) => steps?.flatMap(({ timing_ids }) => timing_ids ?? []) ?? []),
  );
  return KINDS.flatMap((kind) => {
    const stated = times?.assertions?.find((one) => one.kind === kind && !ofSteps.has(one.id ?? ''));
    const duration = stated?.duration ?? stated?.max ?? stated?.min;
    return duration === undefined || duration === times?.active ? [] : [{ kind, duration }];
  });
};

/** How long, how much, how often: one line of numbers. */
export const RecipeFacts = ({ shown: { entry, document, size } }: { readonly shown: ShownRecipe }) => {
  const words = useWords(recipeWords);
  const formats = useFormats();
  const { times, language } = document;
  const makes = yieldTexts(document, size, words.notScaled);
  const facts = [
    ...(times?.total === undefined ? [] : [{ name: words.total, text: formats.duration(times.total) }]),
    ...(times?.active === undefined ? [] : [{ name: words.active, text: formats.duration(times.active) }]),
    ...furtherTimes(document).map(({ kind, duration }) => ({ name: words[kind], text: formats.duration(duration) })),
  ];
  const { times_cooked, last_cooked } = entry;
  if (facts.length === 0 && makes.length === 0 && last_cooked === undefined) return null;
  return (
    <dl className="recipe-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {makes.length > 0 && (
        <div>
          <dt>{words.makes}</dt>
          <dd lang={language}>{makes.join(' · ')}</dd>
        </div>
      )}
      {last_cooked !== undefined && (
        <div className="no-print">
          <dt>{words.cooked}</dt>
          <dd>{words.cookedTimes(times_cooked, formats.date(last_cooked))}</dd>
        </div>
      )}
    </dl>
  );
};
