export interface LabelFilterProps {
  readonly title: string;
  readonly labels: readonly { readonly id: string; readonly name: string; readonly color?: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (id: string) => void;
}

/** Tags, or facets of a kind; a recipe must have all that are checked. */
export const LabelFilter = ({ title, labels, chosen, onToggle }: LabelFilterProps) => (
  <fieldset className="filters-labels">
    <legend>{title}</legend>
    <div>
      {labels.map(({ id, name, color }) => (
        <label key={id}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
          {color !== undefined && color !== '' && (
            <span className="chip-dot" style={{ background: color }} aria-hidden />
          )}
          {name}
        </label>
      ))}
    </div>
  </fieldset>
);
