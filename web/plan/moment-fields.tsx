import { SelectField, TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { planWords } from './plan.words.ts';
import { isSlot, slots } from './slots.ts';
import type { Moment } from './slots.ts';
import './moment-fields.css';

/** A day and when on it, by the browser's own means. */
export const MomentFields = ({
  value,
  onChange,
}: {
  readonly value: Moment;
  readonly onChange: (moment: Moment) => void;
}) => {
  const words = useWords(planWords);
  return (
    <div className="moment-fields">
      <TextField
        label={words.day}
        name="date"
        type="date"
        isRequired
        value={value.date}
        onChange={(date) => onChange({ ...value, date })}
      />
      <SelectField
        label={words.slot}
        name="slot"
        value={value.slot}
        onChange={(slot) => isSlot(slot) && onChange({ ...value, slot })}
      >
        {slots.map((slot) => (
          <option key={slot} value={slot}>
            {words[slot]}
          </option>
        ))}
      </SelectField>
    </div>
  );
};
