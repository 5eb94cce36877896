/** The fixed part of a diagnostic. Which recipe it concerns is reported next to it. */
interface Meaning {
  /** `blocking`: the recipe cannot be imported as it is. `actionable`: the user can fix or decide it. */
  readonly class: 'blocking' | 'actionable' | 'informational';
  readonly severity: 'info' | 'warning' | 'error';
  /** The part of the recipe it concerns. */
  readonly area: 'file' | 'title' | 'ingredients' | 'instructions' | 'measurements' | 'times' | 'pictures' | 'text';
  readonly message: string;
  /** What the reviewer can do about it. */
  readonly action: string;
}

/** Every diagnostic an import can report. Keep docs/imports.md in sync. */
export const diagnosticDefinitions = {
  'item-unreadable': {
    class: 'blocking',
    severity: 'error',
    area: 'file',
    message: 'This part of the file could not be read.',
    action: 'Export it again from the original program, or paste its text.',
  },
  'nothing-found': {
    class: 'blocking',
    severity: 'error',
    area: 'file',
    message: 'Neither ingredients nor steps were found.',
    action: 'Paste the text of the recipe, or type it.',
  },
  'title-missing': {
    class: 'actionable',
    severity: 'warning',
    area: 'title',
    message: 'No title was found; the recipe has a temporary one.',
    action: 'Give it a title.',
  },
  'ingredients-missing': {
    class: 'actionable',
    severity: 'warning',
    area: 'ingredients',
    message: 'No ingredients were found.',
    action: 'Add them after the import, or correct the text.',
  },
  'steps-missing': {
    class: 'actionable',
    severity: 'warning',
    area: 'instructions',
    message: 'No steps were found.',
    action: 'Add them after the import, or correct the text.',
  },
  'unit-ambiguous': {
    class: 'actionable',
    severity: 'warning',
    area: 'measurements',
    message: 'The unit has a different size in different countries.',
    action: 'Choose which one it is.',
  },
  'structure-guessed': {
    class: 'informational',
    severity: 'info',
    area: 'text',
    message: 'The source does not mark its parts; they were inferred from the layout.',
    action: 'Compare with the original.',
  },
  'markup-repaired': {
    class: 'informational',
    severity: 'info',
    area: 'file',
    message: 'The data of the page was invalid and was repaired.',
    action: 'Compare with the original.',
  },
  'text-shortened': {
    class: 'informational',
    severity: 'warning',
    area: 'text',
    message: 'A text was too long and was shortened.',
    action: 'Compare with the original.',
  },
  'part-left-out': {
    class: 'informational',
    severity: 'warning',
    area: 'file',
    message: 'A part of the source could not be read and was left out.',
    action: 'Compare with the original.',
  },
  'photo-missing': {
    class: 'informational',
    severity: 'warning',
    area: 'pictures',
    message: 'A picture that the source mentions is missing.',
    action: 'Add the picture after the import.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export type DiagnosticCode = keyof typeof diagnosticDefinitions;
