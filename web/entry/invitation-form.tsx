import { useState } from 'react';
import { Form } from 'react-aria-components';

import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { entryWords } from './entry.words.ts';
import { storeSecret } from './link-secret.ts';
import { parseInvitation } from './parse-invitation.ts';

/** For users who have an invitation link but did not follow it. */
export const InvitationForm = ({ onGiven }: { readonly onGiven: (secret: string) => void }) => {
  const words = useWords(entryWords);
  const [pasted, setPasted] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <Form
      className="entry-form"
      validationErrors={isWrong ? { secret: words.noInvitation } : {}}
      onSubmit={(event) => {
        event.preventDefault();
        const secret = parseInvitation(pasted);
        setWrong(secret === undefined);
        if (secret === undefined) return;
        storeSecret('invitation', secret);
        onGiven(secret);
      }}
    >
      <TextField
        label={words.invitationField}
        name="secret"
        autoComplete="off"
        spellCheck="false"
        value={pasted}
        onChange={setPasted}
        isRequired
      />
      <Button type="submit">{words.invitationGo}</Button>
    </Form>
  );
};
