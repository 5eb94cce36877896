import { SelectField, TextField } from '../design/field.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { isLibraryAction } from './audit-filter.ts';
import type { AuditFilterInput } from './audit-filter.ts';
import { auditActionWords, auditListWords } from './audit-list.words.ts';

export interface AuditFilterFormProps {
  /** For a library, which records fewer kinds of actions. */
  readonly isLibrary: boolean;
  readonly input: AuditFilterInput;
  readonly onChange: (input: AuditFilterInput) => void;
}

/** Filters an audit log; takes effect at once. */
export const AuditFilterForm = ({ isLibrary, input, onChange }: AuditFilterFormProps) => {
  const words = useWords(auditListWords);
  const actions = useWords(auditActionWords);
  const formats = useFormats();
  const sorted = Object.entries(actions)
    .filter(([action]) => !isLibrary || isLibraryAction(action))
    .toSorted(([, a], [, b]) => formats.compare(a, b));
  return (
    <div className="audit-list-filter" role="group" aria-label={words.filter}>
      <SelectField label={words.action} value={input.action} onChange={(action) => onChange({ ...input, action })}>
        <option value="">{words.allActions}</option>
        {sorted.map(([action, text]) => (
          <option key={action} value={action}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField label={words.outcome} value={input.outcome} onChange={(outcome) => onChange({ ...input, outcome })}>
        <option value="">{words.allOutcomes}</option>
        <option value="succeeded">{words.succeeded}</option>
        <option value="refused">{words.refused}</option>
      </SelectField>
      <TextField label={words.from} type="date" value={input.from} onChange={(from) => onChange({ ...input, from })} />
      <TextField label={words.to} type="date" value={input.to} onChange={(to) => onChange({ ...input, to })} />
    </div>
  );
};
