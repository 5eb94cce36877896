export type EngineName = 'sqlite' | 'postgres';

/** The engines that `--engine` asks for. */
export const engineNames = (engine: string): readonly EngineName[] => {
  if (engine === 'both') return ['sqlite', 'postgres'];
  if (engine === 'sqlite' || engine === 'postgres') return [engine];
  throw new Error('--engine is sqlite, postgres or both');
};
