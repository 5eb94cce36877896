import { Form } from 'react-aria-components';

import type { Library } from '../api/account.ts';
import { getFieldErrors } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { renameLibrary } from './household.api.ts';
import { householdWords } from './household.words.ts';
import { useLibraryEdit } from './use-library-edit.ts';

/** Renames the library. In case of a conflict both names are shown. */
export const NameSection = ({ library }: { readonly library: Library }) => {
  const words = useWords(householdWords);
  const {
    value: name,
    change,
    submit,
    isPending,
    error,
    conflict,
  } = useLibraryEdit({
    library,
    stored: library.name,
    save: (changed, revision) => renameLibrary(library.id, changed, revision),
    savedText: words.renamed,
  });
  return (
    <Section title={words.name}>
      <Form
        className="short-form"
        validationErrors={getFieldErrors(error)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label={words.name}
          hideLabel
          hint={words.nameHint}
          name="name"
          maxLength={100}
          value={name}
          onChange={change}
          isRequired
        />
        {conflict !== undefined && (
          <ConflictNotice
            conflict={conflict}
            isPending={isPending}
            title={words.changedTitle}
            keepTheirs={words.keepTheirName}
            keepMine={words.keepMyName}
          >
            {words.changedHint(conflict.theirs.name, name)}
          </ConflictNotice>
        )}
        {error !== null && <ProblemNotice error={error} fields={['name']} />}
        <Button type="submit" isPending={isPending} isDisabled={name.trim() === library.name}>
          {words.saveName}
        </Button>
      </Form>
    </Section>
  );
};
