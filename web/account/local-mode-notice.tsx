import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { accountWords } from './account.words.ts';

/** Explains local mode, which has one user and no sign-in, and how to enable accounts. */
export const LocalModeNotice = () => {
  const words = useWords(accountWords);
  return (
    <Notice title={words.localTitle}>
      <p>{words.localHint}</p>
      <code>TUREEN_AUTH=accounts npm start</code>
      <p>{words.localKept}</p>
    </Notice>
  );
};
