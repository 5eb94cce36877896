import { useMutation } from '@tanstack/react-query';

import { useAccount, useLibrary } from '../api/account.ts';
import { Button } from '../design/button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Chip, Section } from '../design/page.tsx';
import { RowText, Rows } from '../design/rows.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { selectLibrary } from './account.api.ts';
import { roleWords } from '../parts/role.words.ts';
import { accountWords } from './account.words.ts';

/** Which of the user's libraries this browser shows. */
export const LibrarySection = () => {
  const words = useWords(accountWords);
  const roles = useWords(roleWords);
  const formats = useFormats();
  const { libraries } = useAccount();
  const { id: present } = useLibrary();
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: selectLibrary,
    // All cached data belongs to the other library, so the app reloads.
    onSuccess: () => location.assign('/'),
  });
  return (
    <Section title={words.libraries} lead={words.librariesLead}>
      {error !== null && <ProblemNotice error={error} />}
      <Rows>
        {libraries
          .toSorted((a, b) => formats.compare(a.name, b.name))
          .map(({ id, name, role, recipe_count: recipes }) => (
            <li key={id}>
              <RowText>
                <strong>{name}</strong>
                <span>
                  {roles[role]} · {words.recipes(recipes, formats.number(recipes))}
                </span>
              </RowText>
              {id === present ? (
                <Chip kind="good">{words.here}</Chip>
              ) : (
                <Button onPress={() => mutate(id)} isPending={isPending && variables === id}>
                  {words.open}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              )}
            </li>
          ))}
      </Rows>
    </Section>
  );
};
