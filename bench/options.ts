/** Parses a command-line option that is a number of times or seconds. */
export const parseCount = (name: string, text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} must be a positive integer`);
};

export type EngineName = 'sqlite' | 'postgres';

/** Parses the `--engine` option. */
export const parseEngineNames = (engine: string): readonly EngineName[] => {
  if (engine === 'both') return ['sqlite', 'postgres'];
  if (engine === 'sqlite' || engine === 'postgres') return [engine];
  throw new Error('--engine must be sqlite, postgres or both');
};
