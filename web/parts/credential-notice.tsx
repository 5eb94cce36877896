import { ProblemError } from '../api/problem.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { credentialWords } from './credential.words.ts';

export interface CredentialNoticeProps {
  readonly error: unknown;
  /** The text for a wrong credential; by default for a wrong password. */
  readonly wrongCredential?: string;
  /** Texts for further codes. */
  readonly messages?: Readonly<Record<string, string>>;
}

/** Explains a failure with a password or passkey, and when to try again. */
export const CredentialNotice = ({ error, wrongCredential, messages }: CredentialNoticeProps) => {
  const words = useWords(credentialWords);
  const formats = useFormats();
  const wait = error instanceof ProblemError ? (error.retryAfter ?? 60) : 60;
  const ofDevice = error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');
  return (
    <ProblemNotice
      error={error}
      messages={{
        'invalid-credentials': wrongCredential ?? words.wrongPassword,
        'username-taken': words.usernameTaken,
        'passkey-exists': words.passkeyThere,
        // Whole minutes, rounded up: retrying a minute too early would be refused again.
        'rate-limited': words.tooMany(formats.duration(wait < 90 ? `PT${wait}S` : `PT${Math.ceil(wait / 60)}M`)),
        ...(ofDevice && { [error.name]: words.passkeyCancelled }),
        InvalidStateError: words.passkeyThere,
        ...messages,
      }}
    />
  );
};
