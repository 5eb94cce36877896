import { catalog, plural } from '../language/catalog.ts';

export const deliveryStateWords = catalog({
  queued: { en: 'Waiting', de: 'Wartet' },
  delivering: { en: 'On its way', de: 'Unterwegs' },
  succeeded: { en: 'Arrived', de: 'Angekommen' },
  retrying: { en: 'Failed, is tried again', de: 'Misslungen, wird wiederholt' },
  failed: { en: 'Failed', de: 'Misslungen' },
});

/** Why there was no response. */
export const codeWords = catalog({
  timeout: { en: 'no answer within ten seconds', de: 'keine Antwort innerhalb von zehn Sekunden' },
  unreachable: {
    en: 'not reachable, or its certificate is not good',
    de: 'nicht erreichbar, oder sein Zertifikat ist ungültig',
  },
  'not-found': { en: 'this name leads nowhere', de: 'dieser Name führt nirgendwohin' },
  'address-not-allowed': { en: 'not a public address', de: 'keine öffentliche Adresse' },
  'bad-answer': { en: 'its answer could not be read', de: 'seine Antwort war nicht lesbar' },
});

export const deliveriesWords = catalog({
  title: { en: 'Deliveries', de: 'Zustellungen' },
  lead: { en: 'The newest first, kept for 30 days.', de: 'Die neuesten zuerst, 30 Tage lang.' },
  loading: { en: 'Deliveries are being loaded …', de: 'Zustellungen werden geladen …' },
  empty: { en: 'Nothing was sent yet', de: 'Noch wurde nichts gesendet' },
  emptyHint: {
    en: 'Send a test to see whether the receiver answers.',
    de: 'Sende einen Test, um zu sehen, ob der Empfänger antwortet.',
  },
  answered: { en: (code: string) => `answered ${code}`, de: (code: string) => `Antwort ${code}` },
  attempts: {
    en: (count: number) => plural(count, { one: '1 attempt', other: `${count} attempts` }),
    de: (count: number) => plural(count, { one: '1 Versuch', other: `${count} Versuche` }),
  },
  next: { en: (when: string) => `next attempt ${when}`, de: (when: string) => `nächster Versuch ${when}` },
  kept: { en: 'kept until the webhook is on', de: 'aufbewahrt, bis der Webhook an ist' },
  resend: { en: 'Resend', de: 'Erneut senden' },
  resendOf: {
    en: (what: string, when: string) => `Resend: ${what}, ${when}`,
    de: (what: string, when: string) => `Erneut senden: ${what}, ${when}`,
  },
  resendAll: {
    en: (count: number) => plural(count, { one: 'Resend the failed one', other: `Resend the ${count} failed ones` }),
    de: (count: number) =>
      plural(count, { one: 'Die misslungene erneut senden', other: `Die ${count} misslungenen erneut senden` }),
  },
  offHint: {
    en: 'Turn the webhook on to resend what failed.',
    de: 'Schalte den Webhook ein, um Misslungenes erneut zu senden.',
  },
  turnedOff: {
    en: 'The webhook is off. Turn it on first.',
    de: 'Der Webhook ist aus. Schalte ihn zuerst ein.',
  },
  newer: { en: 'Newer', de: 'Neuere' },
  older: { en: 'Older', de: 'Ältere' },
  pages: { en: 'Parts of the deliveries', de: 'Abschnitte der Zustellungen' },
});
