import { diagnosticMeanings } from './formats/diagnostic-codes.ts';
import type { DiagnosticCode } from './formats/diagnostic-codes.ts';
import type { Remark } from './reading/read-item.schemas.ts';

/** More places than this are counted and not told one by one. */
const MOST_TOLD = 100;

export const classOf = (code: DiagnosticCode) => diagnosticMeanings[code].class;

export const isWarning = ({ code }: Pick<Remark, 'code'>): boolean => diagnosticMeanings[code].severity !== 'info';

/** What a diagnostic of the API says beside the measures that wait for an answer, which have targets of their own. */
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
