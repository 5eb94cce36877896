import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { useLibrary, usePermissions } from '../../api/account.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { Button } from '../../design/button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useToast } from '../../design/toasts.tsx';
import { useWords } from '../../language/locale.tsx';
import { conventionWords } from '../../parts/convention.words.ts';
import { measuresQuery, settleMeasures } from '../recipe.api.ts';
import type { Convention, RecipeMeasures } from '../recipe.api.ts';
import { measuresWords } from './measures.words.ts';
import './ambiguous-measures.css';

/** The most frequent ones are enough. */
const MAX_FORMS = 3;

/** One wording for each measure: `cups`, although there is also a `cup`. */
const getForms = ({ measures }: RecipeMeasures): readonly string[] =>
  [...Map.groupBy(measures, ({ candidate_unit_ids: units }) => units.join(' ')).values()]
    .map((same) => same.toSorted((a, b) => b.occurrences - a.occurrences)[0]?.authored_form ?? '')
    .slice(0, MAX_FORMS);

/**
 * Explains that the recipe does not specify its cups or spoons, and settles them with one press. If the library
 * assumes a convention, the buttons are folded away.
 */
export const AmbiguousMeasures = ({ entry }: { readonly entry: RecipeEntry }) => {
  const words = useWords(measuresWords);
  const names = useWords(conventionWords);
  const { canEdit } = usePermissions();
  const { settings } = useLibrary();
  const { data } = useQuery({
    ...measuresQuery(entry.id, entry.revision),
    enabled: canEdit && entry.state === 'active',
  });
  if (data === undefined || data.conventions.length === 0) return null;
  const forms = getForms(data)
    .map((form) => words.quoted(form))
    .join(', ');
  const assumed = settings.assumed_convention;
  const buttons = <SettleButtons entry={entry} conventions={data.conventions.map(({ convention }) => convention)} />;
  return (
    <aside className="ambiguous-measures no-print">
      {assumed === null ? (
        <>
          <p>{words.ambiguous(forms)}</p>
          {buttons}
        </>
      ) : (
        <>
          <p>{words.assumed(forms, names[assumed])}</p>
          <details>
            <summary>{words.settle}</summary>
            {buttons}
          </details>
        </>
      )}
    </aside>
  );
};

interface SettleButtonsProps {
  readonly entry: RecipeEntry;
  readonly conventions: readonly Convention[];
}

const SettleButtons = ({ entry, conventions }: SettleButtonsProps) => {
  const words = useWords(measuresWords);
  const names = useWords(conventionWords);
  const client = useQueryClient();
  const showToast = useToast();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (convention: Convention) => settleMeasures(entry.id, convention, entry.revision),
    onSuccess: (settled, convention) => {
      client.setQueryData(recipeQuery(entry.id).queryKey, settled);
      showToast({ text: words.settled(names[convention]) });
      return client.invalidateQueries({ queryKey: ['recipe', entry.id] });
    },
    // Someone else was first: show what is there now.
    onError: () => client.invalidateQueries({ queryKey: ['recipe', entry.id] }),
  });
  return (
    <>
      <div className="ambiguous-measures-buttons">
        {conventions.map((convention) => (
          <Button
            key={convention}
            variant="quiet"
            onPress={() => mutate(convention)}
            isPending={isPending && variables === convention}
            isDisabled={isPending && variables !== convention}
            aria-label={words.use(names[convention])}
          >
            {names[convention]}
          </Button>
        ))}
      </div>
      {error !== null && <ProblemNotice error={error} messages={{ 'precondition-failed': words.changed }} />}
    </>
  );
};
