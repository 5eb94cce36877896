import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { TextField } from '../../design/field.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { editingWords } from '../meal-editor/meal-editing.words.ts';
import { normalizeFactor, computePortions, computeScale } from './portions.ts';
import { servingsQuery } from './servings.api.ts';
import './amount-field.css';

export interface AmountFieldProps {
  readonly recipeId: string;
  /** Exact, as stored; empty means once. */
  readonly scale: string;
  readonly name: string;
  readonly onChange: (scale: string) => void;
}

/** How much of a recipe: in portions if the recipe has servings, otherwise as a factor. */
export const AmountField = ({ recipeId, scale, name, onChange }: AmountFieldProps) => {
  const words = useWords(editingWords);
  const formats = useFormats();
  const { data: servings = null, isPending } = useQuery(servingsQuery(recipeId));
  const [typed, setTyped] = useState<string | undefined>();
  if (isPending) return <div className="amount-field" aria-busy />;
  const decimal = (exact: string | undefined): string => (exact === undefined ? scale : formats.decimal(exact));
  const kept = servings === null ? decimal(scale) : decimal(computePortions(servings, scale === '' ? '1' : scale));
  return (
    <TextField
      className="amount-field"
      label={servings === null ? words.scale : words.portions}
      hint={servings === null ? words.scaleHint : undefined}
      placeholder="1"
      name={name}
      inputMode="decimal"
      value={typed ?? kept}
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === '') onChange('');
        else onChange(servings === null ? normalizeFactor(text) : computeScale(servings, text));
      }}
    />
  );
};
