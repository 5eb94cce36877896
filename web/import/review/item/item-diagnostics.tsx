import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { useWords } from '../../../language/locale.tsx';
import { classWords, diagnosticWords, isKnownCode } from './diagnostic.words.ts';
import type { ImportDiagnostic } from '../review.api.ts';

const icons = { blocking: CircleAlert, actionable: TriangleAlert, informational: Info } as const;

const MAX_EVIDENCE = 3;

export interface ItemDiagnosticsProps {
  readonly diagnostics: readonly ImportDiagnostic[];
  readonly of: ImportDiagnostic['class'];
  /** What can be done about it right here. */
  readonly children?: ReactNode;
}

/** The diagnostics of one class, or nothing if there are none. */
export const ItemDiagnostics = ({ diagnostics, of, children }: ItemDiagnosticsProps) => {
  const titles = useWords(classWords);
  const words = useWords(diagnosticWords);
  const remarks = diagnostics.filter((remark) => remark.class === of);
  if (remarks.length === 0) return null;
  const Icon = icons[of];
  return (
    <div className="item-remarks" data-class={of}>
      <Icon aria-hidden />
      <div>
        <strong>{titles[of]}</strong>
        <ul>
          {remarks.map(({ code, message, targets = [] }) => {
            const evidence = targets.flatMap((target) => target.evidence ?? []).slice(0, MAX_EVIDENCE);
            return (
              <li key={code}>
                {isKnownCode(code) ? words[code] : message}
                {evidence.length > 0 && <q>{evidence.join(' · ')}</q>}
              </li>
            );
          })}
        </ul>
        {children}
      </div>
    </div>
  );
};
