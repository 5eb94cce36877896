import type { Selection } from '../../src/domains/shopping/index.ts';
import { Button } from '../design/button.tsx';
import { Section } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { addWords } from './add.words.ts';
import { RequirementRow } from './requirement-row.tsx';
import type { ReviewedRequirement } from './requirement-row.tsx';

export interface RequirementGroupsProps {
  readonly requirements: readonly ReviewedRequirement[];
  readonly decided: ReadonlyMap<string, Selection>;
  readonly onDecide: (decision: Selection) => void;
}

/** What is needed, under what it is needed for. */
export const RequirementGroups = ({ requirements, decided, onDecide }: RequirementGroupsProps) => {
  const words = useWords(addWords);
  const groups = Map.groupBy(requirements, ({ source }) => source.label);
  return [...groups].map(([label, needed]) => {
    const isAll = needed.every(({ id }) => decided.get(id)?.selected === true);
    const selectAll = (): void => {
      for (const { id } of needed) {
        const decision = decided.get(id);
        if (decision !== undefined) onDecide({ ...decision, selected: !isAll });
      }
    };
    const toggle = (
      <Button look="quiet" onPress={selectAll} aria-label={`${isAll ? words.none : words.all}: ${label}`}>
        {isAll ? words.none : words.all}
      </Button>
    );
    return (
      <Section key={label} title={label} actions={toggle}>
        <ul className="add-page-needed">
          {needed.map((requirement) => {
            const decision = decided.get(requirement.id);
            if (decision === undefined) return null;
            return (
              <RequirementRow key={requirement.id} requirement={requirement} decision={decision} onDecide={onDecide} />
            );
          })}
        </ul>
      </Section>
    );
  });
};
