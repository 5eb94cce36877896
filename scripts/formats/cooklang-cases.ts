import { parse } from 'yaml';

/** A recipe of a suite of tests. */
export interface CooklangCase {
  readonly name: string;
  readonly source: string;
  /** Whether there is a step in it; some are made of comments alone. */
  readonly hasSteps: boolean;
}

/** The cases of the suite with which those who read Cooklang are tested; undefined where a file is no such suite. */
export const cooklangCases = (text: string): readonly CooklangCase[] | undefined => {
  if (!/^version: \d+\s+tests:/.test(text)) return undefined;
  const { tests } = parse(text) as {
    readonly tests: Readonly<
      Record<string, { readonly source: string; readonly result?: { readonly steps?: unknown[] } }>
    >;
  };
  return Object.entries(tests).map(([name, { source, result }]) => ({
    name,
    source,
    hasSteps: (result?.steps ?? []).length > 0,
  }));
};
