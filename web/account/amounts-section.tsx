import { useMutation, useQueryClient } from '@tanstack/react-query';

import { accountQuery, useAccount } from '../api/account.ts';
import { SelectField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Section } from '../design/page.tsx';
import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { conventionWords, shownConventions } from '../parts/convention.words.ts';
import { changeSettings } from './account.api.ts';
import { accountWords } from './account.words.ts';

/** In which convention this user sees amounts. Takes effect at once. */
export const AmountsSection = () => {
  const words = useWords(accountWords);
  const names = useWords(conventionWords);
  const client = useQueryClient();
  const showToast = useToast();
  const { settings } = useAccount();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: changeSettings,
    // One after the other: with the arrow keys every option on the way is chosen.
    scope: { id: 'account-settings' },
    onSuccess: (account) => {
      client.setQueryData(accountQuery.queryKey, account);
      showToast({ text: words.amountsSaved });
      return client.invalidateQueries({ queryKey: ['recipe'] });
    },
  });
  const { shown_convention: shown } = isPending ? variables : settings;
  return (
    <Section title={words.amounts} lead={words.amountsLead}>
      <div className="short-form">
        <SelectField
          label={names.shownLabel}
          value={shown ?? ''}
          onChange={(value) => mutate({ shown_convention: shownConventions.find((one) => one === value) ?? null })}
        >
          <option value="">{words.asLibrary}</option>
          {shownConventions.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectField>
        {error !== null && <ProblemNotice error={error} />}
      </div>
    </Section>
  );
};
