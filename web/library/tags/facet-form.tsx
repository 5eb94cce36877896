import { useState } from 'react';

import type { Facet } from '../../api/organization.ts';
import { SelectField, TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { facetKindWords, facetKinds } from '../../parts/facet.words.ts';
import { LabelForm } from './label-form.tsx';
import { createFacet, fetchFacet, replaceFacet } from './tags.api.ts';
import type { FacetInput } from './tags.api.ts';
import { tagsWords } from './tags.words.ts';
import { useSaveLabel } from './use-save-label.ts';

/** Creates or edits a facet. */
export const FacetForm = ({ facet, onClose }: { readonly facet: Facet | undefined; readonly onClose: () => void }) => {
  const words = useWords(tagsWords);
  const kindWords = useWords(facetKindWords);
  const [kind, setKind] = useState(facet?.kind ?? 'course');
  const [value, setValue] = useState(facet?.value ?? '');
  const { save, theirs, ...state } = useSaveLabel<Facet, FacetInput>({
    field: 'value',
    label: facet,
    create: createFacet,
    replace: replaceFacet,
    read: fetchFacet,
    onSaved: onClose,
  });
  return (
    <LabelForm
      {...state}
      title={facet === undefined ? words.newFacet : words.editFacet}
      isNew={facet === undefined}
      theirs={theirs === undefined ? undefined : `${kindWords[theirs.kind]}: ${theirs.value}`}
      onSave={() => save({ kind, value })}
      onClose={onClose}
    >
      <SelectField
        label={words.kind}
        value={kind}
        onChange={(chosen) => setKind(facetKinds.find((one) => one === chosen) ?? kind)}
      >
        {facetKinds.map((one) => (
          <option key={one} value={one}>
            {kindWords[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.value}
        name="value"
        value={value}
        onChange={setValue}
        maxLength={100}
        isRequired
        autoFocus
      />
    </LabelForm>
  );
};
