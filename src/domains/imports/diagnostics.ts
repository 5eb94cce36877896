import { diagnosticDefinitions } from './formats/diagnostic-codes.ts';
import type { DiagnosticCode } from './formats/diagnostic-codes.ts';
import type { ItemDiagnostic } from './extraction/prepared-item.schemas.ts';

/** Places beyond this limit are counted but not listed. */
const MAX_REPORTED = 100;

export const getDiagnosticClass = (code: DiagnosticCode) => diagnosticDefinitions[code].class;

export const isWarning = ({ code }: Pick<ItemDiagnostic, 'code'>): boolean =>
  diagnosticDefinitions[code].severity !== 'info';

interface Diagnosed {
  readonly remarks: readonly ItemDiagnostic[];
  readonly occurrences: readonly { readonly answer?: unknown }[];
}

/** The diagnostics of an item without their places: what is left to say once the preview is gone. */
export const summarizeDiagnostics = ({ remarks, occurrences }: Diagnosed) => {
  const openMeasures = occurrences.filter(({ answer }) => answer === undefined).length;
  const counts = [...Map.groupBy(remarks, ({ code }) => code)].map(([code, same]) => [code, same.length] as const);
  return [...counts, ...(openMeasures > 0 ? [['unit-ambiguous', openMeasures] as const] : [])].map(([code, count]) => {
    const { action: _, ...meaning } = diagnosticDefinitions[code];
    return { code, ...meaning, count };
  });
};

export type DiagnosticSummary = ReturnType<typeof summarizeDiagnostics>[number];

/** The diagnostics of the API, except those for measures that need an answer, which have their own targets. */
export const presentDiagnostics = (remarks: readonly ItemDiagnostic[]) =>
  [...Map.groupBy(remarks, ({ code }) => code)].map(([code, same]) => {
    const { action, ...meaning } = diagnosticDefinitions[code];
    const targets = same.slice(0, MAX_REPORTED).map(({ field, objectId, evidence, preserved }) => ({
      action,
      ...(field !== undefined && { field }),
      ...(objectId !== undefined && { object_id: objectId }),
      ...(evidence !== undefined && { evidence }),
      ...(preserved !== undefined && { preserved }),
    }));
    return { code, ...meaning, count: same.length, targets };
  });
