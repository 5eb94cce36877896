import { Ban } from 'lucide-react';

import { useWords } from '../../language/locale.tsx';
import { tagsWords } from './tags.words.ts';

/** A palette of spices and herbs; any other color can be picked too. */
const COLORS = ['#b23c17', '#c2770c', '#a3850a', '#4d7c0f', '#0f766e', '#1d4ed8', '#7e22ce', '#be185d'] as const;

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

export interface ColorFieldProps {
  readonly value: string;
  readonly onChange: (color: string) => void;
}

export const ColorField = ({ value, onChange }: ColorFieldProps) => {
  const words = useWords(tagsWords);
  return (
    <fieldset className="color-field">
      <legend>{words.color}</legend>
      <div>
        {['', ...COLORS].map((color) => (
          <label key={color} title={color === '' ? words.noColor : color}>
            <input
              type="radio"
              name="color"
              className="visually-hidden"
              aria-label={color === '' ? words.noColor : color}
              checked={value === color}
              onChange={() => onChange(color)}
            />
            <span style={{ background: color }} aria-hidden>
              {color === '' && <Ban />}
            </span>
          </label>
        ))}
        <input
          type="color"
          aria-label={words.ownColor}
          title={words.ownColor}
          value={isHex(value) ? value : '#808080'}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </fieldset>
  );
};
