import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { copyText } from './copy-text.ts';
import { credentialWords } from './credential.words.ts';
import './one-time-secret.css';

export interface OneTimeSecretProps {
  readonly label: string;
  readonly text: string;
}

/** A secret that is shown once, to read, select and copy. */
export const OneTimeSecret = ({ label, text }: OneTimeSecretProps) => {
  const words = useWords(credentialWords);
  const id = useId();
  const [state, setState] = useState<'shown' | 'copied' | 'refused'>('shown');
  const copy = async (): Promise<void> => setState((await copyText(text)) ? 'copied' : 'refused');
  return (
    <div className="shown-once">
      <label htmlFor={id}>{label}</label>
      <div className="shown-once-line">
        <input id={id} className="field-input" readOnly value={text} onFocus={({ target }) => target.select()} />
        <Button icon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />} onPress={() => void copy()}>
          {state === 'copied' ? words.copied : words.copy}
        </Button>
      </div>
      <span role="status" className="field-hint">
        {state === 'refused' && words.copyYourself}
      </span>
    </div>
  );
};
