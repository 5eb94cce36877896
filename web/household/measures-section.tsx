import { Form } from 'react-aria-components';

import type { Library } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { assumedConventions, conventionWords, cupWords, shownConventions } from '../parts/convention.words.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { changeSettings } from './household.api.ts';
import { householdWords } from './household.words.ts';
import { useLibraryEdit } from './use-library-edit.ts';

/** Which cups and spoons recipes mean, and how amounts are shown. In case of a conflict both choices are shown. */
export const MeasuresSection = ({ library }: { readonly library: Library }) => {
  const words = useWords(householdWords);
  const names = useWords(conventionWords);
  const cups = useWords(cupWords);
  const { value, change, submit, isPending, error, conflict } = useLibraryEdit({
    library,
    stored: library.settings,
    save: (settings, revision) => changeSettings(library.id, settings, revision),
    savedText: words.measuresSaved,
  });
  const { assumed_convention: assumed, shown_convention: shown } = value;
  const choose = (chosen: Partial<Library['settings']>): void => change({ ...value, ...chosen });
  const isUnchanged = assumed === library.settings.assumed_convention && shown === library.settings.shown_convention;
  return (
    <Section title={words.measures} lead={words.measuresLead}>
      <Form
        className="short-form"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={names.assumedLabel}
          hint={names.assumedHint}
          value={assumed ?? ''}
          onChange={(key) => choose({ assumed_convention: assumedConventions.find((one) => one === key) ?? null })}
        >
          <option value="">{names.notChosen}</option>
          {assumedConventions.map((one) => (
            <option key={one} value={one}>
              {cups[one]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={names.shownLabel}
          hint={words.shownHint}
          value={shown ?? ''}
          onChange={(key) => choose({ shown_convention: shownConventions.find((one) => one === key) ?? null })}
        >
          <option value="">{names.notChosen}</option>
          {shownConventions.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectField>
        {conflict !== undefined && (
          <ConflictNotice
            conflict={conflict}
            isPending={isPending}
            title={words.measuresChangedTitle}
            keepTheirs={words.keepTheirMeasures}
            keepMine={words.keepMyMeasures}
          >
            {words.measuresChangedHint(
              names[conflict.theirs.settings.assumed_convention ?? 'notChosen'],
              names[conflict.theirs.settings.shown_convention ?? 'notChosen'],
            )}
          </ConflictNotice>
        )}
        {error !== null && <ProblemNotice error={error} />}
        <Button type="submit" isPending={isPending} isDisabled={isUnchanged}>
          {words.saveMeasures}
        </Button>
      </Form>
    </Section>
  );
};
