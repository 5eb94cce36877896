import type { RecipeDocument } from '../document.ts';
import { withFractionSigns } from './line.ts';

/** How much it makes, each way to say it, in the size that is shown. */
export const yieldTexts = ({ yields }: RecipeDocument, isAsWritten: boolean): readonly string[] =>
  (yields ?? []).flatMap(({ text, scaled_text, quantity }) => {
    const said = (isAsWritten ? text : (scaled_text ?? quantity?.text)) ?? text;
    return said === undefined || said === '' ? [] : [withFractionSigns(said)];
  });
