import { Button } from '../design/button.tsx';
import { Chip } from '../design/page.tsx';
import { RowName, RowText } from '../design/rows.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import type { AccountSession } from './account.api.ts';
import { methodWords, sessionsWords } from './sessions.words.ts';

export interface SessionRowProps {
  readonly session: AccountSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** `provider:kitchen` is a provider called kitchen. */
const formatMethod = (words: Readonly<Record<string, string>>, method: string): string => {
  const [kind = '', provider] = method.split(':');
  return `${words[kind] ?? kind}${provider === undefined ? '' : ` ${provider}`}`;
};

export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const words = useWords(sessionsWords);
  const methods: Readonly<Record<string, string>> = useWords(methodWords);
  const formats = useFormats();
  const how = formatMethod(methods, session.auth_method);
  const opened = formats.dateTime(session.created_at);
  return (
    <li>
      <RowText>
        <RowName>
          <strong>{how}</strong>
          {session.current && <Chip kind="good">{words.present}</Chip>}
        </RowName>
        <span>
          {words.opened(opened)} · {words.seen(formats.ago(session.last_seen_at))}
        </span>
      </RowText>
      {!session.current && (
        <Button aria-label={words.endOne(how, opened)} onPress={onEnd} isPending={isEnding}>
          {words.end}
        </Button>
      )}
    </li>
  );
};
