import type { RecipeDocument } from '../document.ts';
import { withFractionSigns } from './line.ts';
import type { Size } from './line.ts';

/**
 * How much it makes, each way to say it, in the size that is shown. What the service could not write for that size
 * stays as written, and is marked.
 */
export const yieldTexts = ({ yields }: RecipeDocument, size: Size, mark: string): readonly string[] =>
  (yields ?? []).flatMap(({ text, scaled_text, quantity }) => {
    const said = (size === 'as-written' ? undefined : scaled_text) ?? text ?? quantity?.text;
    if (said === undefined || said === '') return [];
    const isNotScaled = size === 'scaled' && scaled_text === undefined && text !== undefined;
    return [`${withFractionSigns(said)}${isNotScaled ? ` (${mark})` : ''}`];
  });
