import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { copyText } from '../parts/copy-text.ts';
import { securityWords } from './security.words.ts';
import './recovery-codes.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

const saveFile = (name: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The recovery codes, shown once: to write down, copy, save or print. Printing shows nothing else. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const words = useWords(securityWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copying, setCopying] = useState<'not' | 'done' | 'refused'>('not');
  const text = `${codes.join('\n')}\n`;
  const copy = async (): Promise<void> => setCopying((await copyText(text)) ? 'done' : 'refused');
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        {words.codesTitle}
      </h3>
      <p>{words.codesHint}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {copying === 'refused' && <p role="status">{words.copyYourself}</p>}
      <div className="recovery-codes-actions no-print">
        {isSecureContext && (
          <Button icon={<Copy aria-hidden />} onPress={() => void copy()}>
            {copying === 'done' ? words.copied : words.copyCodes}
          </Button>
        )}
        <Button icon={<Download aria-hidden />} onPress={() => saveFile(words.codesFile, text)}>
          {words.download}
        </Button>
        <Button icon={<Printer aria-hidden />} onPress={() => print()}>
          {words.print}
        </Button>
        <Button variant="primary" onPress={onKept}>
          {words.codesKept}
        </Button>
      </div>
    </div>
  );
};
