import type { Step } from '../../../src/domains/recipe-format/index.ts';

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

const withoutQuantities = ({ ingredient_uses: uses, ...rest }: Step): Step =>
  uses === undefined ? rest : { ...rest, ingredient_uses: uses?.map(({ quantity: _quantity, ...use }) => use) ?? null };

/**
 * The step with another text. Times, temperatures and amounts that stand beside it stay while the text has the same
 * numbers; else they would contradict it. Which ingredients it takes, its pictures and all else stay in any case.
 */
const rewritten = (origin: Step, text: string): Step => {
  if (numbersIn(origin.text ?? '') === numbersIn(text)) return { ...origin, text };
  const { timing_ids: _timings, temperatures: _temperatures, ...rest } = withoutQuantities(origin);
  return { ...rest, text };
};

const withTitle = ({ title: _title, ...step }: Step, title: string): Step => (title === '' ? step : { ...step, title });

const withText = (step: Step, text: string): Step => {
  if (text !== '') return rewritten(step, text);
  const { text: _, ...rest } = step;
  return rest;
};

/** The step that a row stands for; undefined for one that was emptied, or never filled. */
export const stepOf = (origin: Step | undefined, title: string, text: string): Step | undefined => {
  const [wasTitle, wasText] = [origin?.title ?? '', origin?.text ?? ''];
  if (origin !== undefined && title === wasTitle && text === wasText) return origin;
  if (title.trim() === '' && text.trim() === '') return undefined;
  const titled = title === wasTitle ? (origin ?? {}) : withTitle(origin ?? {}, title.trim());
  return text === wasText ? titled : withText(titled, text.trim());
};
