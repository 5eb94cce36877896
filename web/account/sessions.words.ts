import { catalog } from '../language/catalog.ts';

export const sessionsWords = catalog({
  title: { en: 'Sessions', de: 'Sitzungen' },
  lead: {
    en: 'Where you are signed in. End what you do not recognise, then change your password.',
    de: 'Wo du angemeldet bist. Beende, was du nicht kennst, und ändere dann dein Passwort.',
  },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  present: { en: 'This one', de: 'Diese hier' },
  opened: { en: (date: string) => `Opened ${date}`, de: (date: string) => `Geöffnet am ${date}` },
  seen: { en: (ago: string) => `used ${ago}`, de: (ago: string) => `benutzt ${ago}` },
  end: { en: 'End', de: 'Beenden' },
  endOne: {
    en: (how: string, date: string) => `End the session: ${how}, ${date}`,
    de: (how: string, date: string) => `Sitzung beenden: ${how}, ${date}`,
  },
  ended: { en: 'The session has ended.', de: 'Die Sitzung ist beendet.' },
  endOthers: { en: 'End all others', de: 'Alle anderen beenden' },
  othersTitle: { en: 'End all other sessions?', de: 'Alle anderen Sitzungen beenden?' },
  othersHint: {
    en: 'On all your other devices you have to sign in again.',
    de: 'Auf allen anderen Geräten musst du dich neu anmelden.',
  },
  othersEnded: { en: 'All other sessions have ended.', de: 'Alle anderen Sitzungen sind beendet.' },
});

/** How a session was opened, by its code; a provider is shown by name. */
export const methodWords = catalog({
  password: { en: 'By password', de: 'Mit Passwort' },
  passkey: { en: 'By passkey', de: 'Mit Passkey' },
  'recovery-code': { en: 'By recovery code', de: 'Mit Wiederherstellungscode' },
  'set-up': { en: 'By set-up link', de: 'Mit Einrichtungslink' },
  invitation: { en: 'By invitation', de: 'Mit Einladung' },
  provider: { en: 'By provider', de: 'Über Anbieter' },
});
