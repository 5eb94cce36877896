import { parse } from 'yaml';

/** A recipe from a test suite. */
export interface CooklangCase {
  readonly name: string;
  readonly source: string;
  /** False for recipes that consist only of comments. */
  readonly hasSteps: boolean;
}

/** Parses the Cooklang conformance suite; returns undefined if the file is something else. */
export const parseCooklangCases = (text: string): readonly CooklangCase[] | undefined => {
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
