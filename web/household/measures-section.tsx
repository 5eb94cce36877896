import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { accountQuery } from '../api/account.ts';
import type { Library } from '../api/account.ts';
import { get } from '../api/client.ts';
import { hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { assumedConventions, conventionWords, cupWords, shownConventions } from '../parts/convention.words.ts';
import { changeSettings, libraryQuery } from './household.api.ts';
import { householdWords } from './household.words.ts';

/** Which cups and spoons recipes mean, and how amounts are shown. In case of a conflict both choices are shown. */
export const MeasuresSection = ({ library }: { readonly library: Library }) => {
  const words = useWords(householdWords);
  const names = useWords(conventionWords);
  const cups = useWords(cupWords);
  const client = useQueryClient();
  const showToast = useToast();
  // The chosen settings and the revision they are based on; undefined while nothing is chosen.
  const [draft, setDraft] = useState<Pick<Library, 'settings' | 'revision'>>();
  const [theirs, setTheirs] = useState<Library>();
  const { settings, revision } = draft ?? library;
  const { assumed_convention: assumed, shown_convention: shown } = settings;
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (current: number) => changeSettings(library.id, settings, current),
    onSuccess: (changed) => {
      client.setQueryData(libraryQuery(library.id).queryKey, changed);
      setDraft(undefined);
      setTheirs(undefined);
      showToast({ text: words.measuresSaved });
      return client.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onError: async (refusal) => {
      if (hasCode(refusal, 'precondition-failed')) setTheirs(await get<Library>(`/libraries/${library.id}`));
    },
  });
  const choose = (chosen: Partial<Library['settings']>): void =>
    setDraft({ settings: { ...settings, ...chosen }, revision });
  const isUnchanged = assumed === library.settings.assumed_convention && shown === library.settings.shown_convention;
  return (
    <Section title={words.measures} lead={words.measuresLead}>
      <Form
        className="short-form"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(revision);
        }}
      >
        <SelectField
          label={names.assumedLabel}
          hint={names.assumedHint}
          value={assumed ?? ''}
          onChange={(value) => choose({ assumed_convention: assumedConventions.find((one) => one === value) ?? null })}
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
          onChange={(value) => choose({ shown_convention: shownConventions.find((one) => one === value) ?? null })}
        >
          <option value="">{names.notChosen}</option>
          {shownConventions.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectField>
        {theirs !== undefined && (
          <Notice kind="warning" title={words.measuresChangedTitle}>
            <p>
              {words.measuresChangedHint(
                names[theirs.settings.assumed_convention ?? 'notChosen'],
                names[theirs.settings.shown_convention ?? 'notChosen'],
              )}
            </p>
            <div className="page-actions">
              <Button
                onPress={() => {
                  setDraft(undefined);
                  setTheirs(undefined);
                  reset();
                }}
              >
                {words.useTheirs}
              </Button>
              <Button onPress={() => mutate(theirs.revision)} isPending={isPending}>
                {words.useYours}
              </Button>
            </div>
          </Notice>
        )}
        {error !== null && theirs === undefined && <ProblemNotice error={error} />}
        <Button type="submit" isPending={isPending} isDisabled={isUnchanged}>
          {words.saveMeasures}
        </Button>
      </Form>
    </Section>
  );
};
