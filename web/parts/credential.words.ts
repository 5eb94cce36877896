import { catalog, plural } from '../language/catalog.ts';

/** Words shared by signing in, confirming and choosing credentials. */
export const credentialWords = catalog({
  password: { en: 'Password', de: 'Passwort' },
  showPassword: { en: 'Show password', de: 'Passwort anzeigen' },
  hidePassword: { en: 'Hide password', de: 'Passwort verbergen' },
  advice_empty: {
    en: 'At least 12 characters. A few words in a row are easy to keep and hard to guess.',
    de: 'Mindestens 12 Zeichen. Ein paar Wörter hintereinander merkt man sich leicht, und sie sind schwer zu erraten.',
  },
  advice_short: {
    en: (missing: number) => plural(missing, { one: '1 more character.', other: `${missing} more characters.` }),
    de: (missing: number) => plural(missing, { one: 'Noch 1 Zeichen.', other: `Noch ${missing} Zeichen.` }),
  },
  advice_long: { en: 'At most 200 characters.', de: 'Höchstens 200 Zeichen.' },
  advice_repeated: {
    en: 'The same over and over is guessed first. Mix different words.',
    de: 'Immer dasselbe wird zuerst geraten. Nimm verschiedene Wörter.',
  },
  advice_name: {
    en: 'That is hardly more than a name, and guessed first. Add words of your own.',
    de: 'Das ist kaum mehr als ein Name und wird zuerst geraten. Ergänze eigene Wörter.',
  },
  advice_good: { en: 'Long enough.', de: 'Lang genug.' },
  commonPassword: {
    en: 'This password is one of those that are tried first. Choose another.',
    de: 'Dieses Passwort gehört zu denen, die zuerst ausprobiert werden. Wähle ein anderes.',
  },
  wrongPassword: { en: 'That password is not right.', de: 'Dieses Passwort stimmt nicht.' },
  tooMany: {
    en: (wait: string) => `Too many attempts. Wait ${wait}, then try again.`,
    de: (wait: string) => `Zu viele Versuche. Warte ${wait} und versuche es dann noch einmal.`,
  },
  usernameTaken: {
    en: 'This user name is taken. Choose another.',
    de: 'Dieser Benutzername ist vergeben. Wähle einen anderen.',
  },
  passkeyCancelled: {
    en: 'No passkey was used: it was cancelled, or took too long. Try again, or use your password.',
    de: 'Es wurde kein Passkey verwendet: Es wurde abgebrochen oder dauerte zu lange. Versuche es noch einmal oder nimm dein Passwort.',
  },
  passkeyThere: {
    en: 'This device already holds a passkey for your account.',
    de: 'Auf diesem Gerät gibt es schon einen Passkey für dein Konto.',
  },
  passkeyUnknown: {
    en: 'This passkey is not known here. It may have been removed; use another way to sign in.',
    de: 'Dieser Passkey ist hier nicht bekannt. Vielleicht wurde er entfernt; nimm einen anderen Weg.',
  },
  confirmTitle: { en: 'Confirm that it is you', de: 'Bestätige, dass du es bist' },
  confirmLead: {
    en: 'You signed in a while ago. Before credentials change, Tureen asks once more.',
    de: 'Deine Anmeldung ist eine Weile her. Bevor sich Zugangsdaten ändern, fragt Tureen noch einmal nach.',
  },
  confirm: { en: 'Confirm', de: 'Bestätigen' },
  confirmByPasskey: { en: 'Use a passkey', de: 'Passkey verwenden' },
  or: { en: 'or', de: 'oder' },
  copy: { en: 'Copy', de: 'Kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  copyYourself: { en: 'Select it and copy it yourself.', de: 'Markiere und kopiere es selbst.' },
});
