import { ProblemError } from '../api/problem.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { credentialWords } from './credential.words.ts';

export interface CredentialNoticeProps {
  readonly error: unknown;
  /** What a wrong credential is here; a wrong password where nothing is said. */
  readonly wrong?: string;
  /** Further codes that the screen has words for. */
  readonly told?: Readonly<Record<string, string>>;
}

/** What went wrong with a password or a passkey, and when it may be tried again. */
export const CredentialNotice = ({ error, wrong, told }: CredentialNoticeProps) => {
  const words = useWords(credentialWords);
  const formats = useFormats();
  const wait = error instanceof ProblemError ? (error.retryAfter ?? 60) : 60;
  const ofDevice = error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return (
    <ProblemNotice
      error={error}
      told={{
        'invalid-credentials': wrong ?? words.wrongPassword,
        'username-taken': words.usernameTaken,
        'passkey-exists': words.passkeyThere,
        // Whole minutes: nobody counts seconds, and a minute too few is a refusal more.
        'rate-limited': words.tooMany(formats.duration(wait < 90 ? `PT${wait}S` : `PT${Math.ceil(wait / 60)}M`)),
        ...(ofDevice && { [error.name]: words.passkeyCancelled }),
        InvalidStateError: words.passkeyThere,
        ...told,
      }}
    />
  );
};
