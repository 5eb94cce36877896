import { useQuery } from '@tanstack/react-query';

import { useLibrary, usePermissions } from '../api/account.ts';
import { useFormats, useWords } from '../language/locale.tsx';
import { CreateSection } from './create-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { libraryQuery } from './household.api.ts';
import { HouseholdLayout } from './household-layout.tsx';
import { householdWords } from './household.words.ts';
import { roleWords } from '../parts/role.words.ts';
import { MeasuresSection } from './measures-section.tsx';
import { NameSection } from './name-section.tsx';

/** The current library: its name, its size, its measures, and deleting it. */
export const HouseholdPage = () => {
  const words = useWords(householdWords);
  const roles = useWords(roleWords);
  const formats = useFormats();
  const known = useLibrary();
  const { canEdit, isOwner } = usePermissions();
  const { data: library = known } = useQuery(libraryQuery(known.id));
  return (
    <HouseholdLayout title={library.name} lead={words.since(formats.date(library.created_at))}>
      <dl className="household-numbers">
        <div>
          <dt>{words.recipes(library.recipe_count)}</dt>
          <dd>{formats.number(library.recipe_count)}</dd>
        </div>
        <div>
          <dt>{words.members(library.member_count)}</dt>
          <dd>{formats.number(library.member_count)}</dd>
        </div>
        <div>
          <dt>{words.yourRole}</dt>
          <dd>{roles[library.role]}</dd>
        </div>
      </dl>
      {isOwner && <NameSection library={library} />}
      {canEdit && <MeasuresSection library={library} />}
      <CreateSection />
      {isOwner && <DeleteSection library={library} />}
    </HouseholdLayout>
  );
};
