import { diagnosticMeanings } from './formats/diagnostic-codes.ts';
import type { DiagnosticCode } from './formats/diagnostic-codes.ts';
import type { Remark } from './reading/read-item.schemas.ts';

/** Places beyond this limit are counted but not listed. */
const MOST_TOLD = 100;

export const classOf = (code: DiagnosticCode) => diagnosticMeanings[code].class;

export const isWarning = ({ code }: Pick<Remark, 'code'>): boolean => diagnosticMeanings[code].severity !== 'info';

/** The diagnostics of the API, except those for measures that need an answer, which have their own targets. */
export const presentRemarks = (remarks: readonly Remark[]) =>
  [...Map.groupBy(remarks, ({ code }) => code)].map(([code, same]) => {
    const { action, ...meaning } = diagnosticMeanings[code];
    const targets = same.slice(0, MOST_TOLD).map(({ field, objectId, evidence, preserved }) => ({
      action,
      ...(field !== undefined && { field }),
      ...(objectId !== undefined && { object_id: objectId }),
      ...(evidence !== undefined && { evidence }),
      ...(preserved !== undefined && { preserved }),
    }));
    return { code, ...meaning, count: same.length, targets };
  });
