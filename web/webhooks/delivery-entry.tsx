import { Button } from '../design/button.tsx';
import { Chip } from '../design/page.tsx';
import type { ChipKind } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { codeWords, deliveriesWords, deliveryStateWords } from './deliveries.words.ts';
import { useEventName } from './use-events-text.ts';
import type { Delivery } from './webhooks.api.ts';

const CHIP_KINDS: Readonly<Record<string, ChipKind>> = { succeeded: 'good', retrying: 'warning', failed: 'bad' };

/** A number is the status the receiver returned; anything else is why there was no response. */
const STATUS = /^\d+$/;

/** The attempts so far, and the next one. */
const useDeliverySummary = ({ state, attempts, last_code: code, next_attempt_at: next }: Delivery): string => {
  const words = useWords(deliveriesWords);
  const codes: Readonly<Record<string, string>> = useWords(codeWords);
  const formats = useFormats();
  const isOpen = state === 'queued' || state === 'retrying';
  return [
    attempts > 0 && words.attempts(attempts),
    code !== undefined && (STATUS.test(code) ? words.answered(code) : (codes[code] ?? code)),
    isOpen && (next === undefined ? words.kept : attempts > 0 && words.next(formats.ago(next))),
  ]
    .filter((part) => part !== false)
    .join(' · ');
};

interface DeliveryEntryProps {
  readonly delivery: Delivery;
  /** Undefined while the webhook is off, since it would be refused. */
  readonly onResend: ((delivery: Delivery) => void) | undefined;
}

export const DeliveryEntry = ({ delivery, onResend }: DeliveryEntryProps) => {
  const words = useWords(deliveriesWords);
  const states: Readonly<Record<string, string>> = useWords(deliveryStateWords);
  const formats = useFormats();
  const { state, event_type: type, created_at: at, attempts } = delivery;
  const name = useEventName()(type);
  const isResendable = state !== 'delivering' && attempts > 0;
  return (
    <li className="deliveries-entry">
      <div className="deliveries-what">
        <strong>{name}</strong>
        <Chip kind={CHIP_KINDS[state] ?? 'plain'}>{states[state] ?? state}</Chip>
      </div>
      <p className="deliveries-course">
        <time dateTime={at}>{formats.dateTime(at)}</time>
        <span>{useDeliverySummary(delivery)}</span>
      </p>
      {onResend !== undefined && isResendable && (
        <Button
          variant="quiet"
          className="deliveries-resend"
          onPress={() => onResend(delivery)}
          aria-label={words.resendOf(name, formats.dateTime(at))}
        >
          {words.resend}
        </Button>
      )}
    </li>
  );
};
