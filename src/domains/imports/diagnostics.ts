import { diagnosticDefinitions } from './formats/diagnostic-codes.ts';
import type { DiagnosticCode } from './formats/diagnostic-codes.ts';
import type { ItemDiagnostic } from './extraction/prepared-item.schemas.ts';

/** Places beyond this limit are counted but not listed. */
const MAX_REPORTED = 100;

export const getDiagnosticClass = (code: DiagnosticCode) => diagnosticDefinitions[code].class;

export const isWarning = ({ code }: Pick<ItemDiagnostic, 'code'>): boolean =>
  diagnosticDefinitions[code].severity !== 'info';

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
