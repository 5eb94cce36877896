import type { Choice, Requirement, Source } from '../lists/list.schemas.ts';

export const findChoice = ({ choices }: Requirement, choiceId: string): Choice | undefined =>
  choices.find(({ id }) => id === choiceId);

/** The source for a requirement when a given choice is bought. */
export const createSourceForChoice = ({ source }: Requirement, choice: Choice): Source => {
  const {
    amount: _amount,
    unit: _unit,
    exact: _exact,
    package: _package,
    as_written: _asWritten,
    scaled_text: _scaledText,
    foods: _foods,
    note: _note,
    ...rest
  } = source;
  const { id: _id, note, ...measured } = choice;
  return { ...rest, ...measured, ...(note !== '' && { note }) };
};
