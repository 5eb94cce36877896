import { LayoutGrid, List } from 'lucide-react';

import { useWords } from '../language/locale.tsx';
import type { View } from './library-search.ts';
import { libraryWords } from './library.words.ts';

const icons = { grid: LayoutGrid, list: List } as const;

export interface ViewChoiceProps {
  readonly value: View;
  readonly options: readonly View[];
  readonly onChange: (view: View) => void;
}

/** Grid or list: native radio buttons styled as icons. */
export const ViewChoice = ({ value, options, onChange }: ViewChoiceProps) => {
  const words = useWords(libraryWords);
  return (
    <fieldset className="library-view">
      <legend className="visually-hidden">{words.view}</legend>
      {options.map((view) => {
        const Icon = icons[view];
        return (
          <label key={view} title={words[view]}>
            <input
              type="radio"
              name="library-view"
              className="visually-hidden"
              checked={view === value}
              onChange={() => onChange(view)}
            />
            <Icon aria-hidden />
            <span className="visually-hidden">{words[view]}</span>
          </label>
        );
      })}
    </fieldset>
  );
};
