import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { accountWords } from './account.words.ts';

/** Without accounts there is one user and no sign-in; and this is how to have them. */
export const LocalModeNote = () => {
  const words = useWords(accountWords);
  return (
    <Notice title={words.localTitle}>
      <p>{words.localHint}</p>
      <code>TUREEN_AUTH=accounts npm start</code>
      <p>{words.localKept}</p>
    </Notice>
  );
};
