import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../../design/button.tsx';
import { Choice } from '../../design/choice.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../language/locale.tsx';
import { importWords } from './import.words.ts';
import { storePasteDraft, readPasteDraft } from './paste-draft.ts';
import type { PasteDraft } from './paste-draft.ts';
import { detectKind, parsePasted } from './import-input.ts';
import type { PastedInput } from './import-input.ts';

/**
 * One field for a URL or a text. It detects which, and the user can override that. The draft survives visiting another
 * page, until it was sent.
 */
export const PasteForm = ({ onSend }: { readonly onSend: (what: PastedInput) => void }) => {
  const words = useWords(importWords);
  const [{ text: typed, kind: chosen }, setTyped] = useState(() => readPasteDraft());
  const kind = chosen ?? detectKind(typed);
  const change = (next: PasteDraft): void => {
    setTyped(next);
    storePasteDraft(next);
  };
  return (
    <Form
      className="import-way"
      onSubmit={(event) => {
        event.preventDefault();
        if (kind !== undefined && typed.trim() !== '') onSend(parsePasted(typed, kind));
      }}
    >
      <h2>{words.pasteTitle}</h2>
      <TextField
        label={words.paste}
        hint={words.pasteHint}
        lines={4}
        value={typed}
        onChange={(text) => change({ text, kind: text.trim() === '' ? undefined : chosen })}
        maxLength={1_000_000}
      />
      <div className="import-paste-foot">
        {kind !== undefined && (
          <Choice
            label={words.readAs}
            value={kind}
            options={[
              { value: 'url', text: words.anAddress },
              { value: 'text', text: words.aText },
            ]}
            onChange={(next) => change({ text: typed, kind: next })}
          />
        )}
        <Button type="submit" variant="primary" isDisabled={kind === undefined}>
          {words.read}
        </Button>
      </div>
    </Form>
  );
};
