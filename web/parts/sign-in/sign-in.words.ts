import { catalog } from '../../language/catalog.ts';

export const signInWords = catalog({
  username: { en: 'User name', de: 'Benutzername' },
  password: { en: 'Password', de: 'Passwort' },
  or: { en: 'or', de: 'oder' },
  signIn: { en: 'Sign in', de: 'Anmelden' },
  signInWrong: {
    en: 'User name and password do not fit together. Check both, also upper and lower case.',
    de: 'Benutzername und Passwort passen nicht zusammen. Prüfe beides, auch Groß- und Kleinschreibung.',
  },
  withPasskey: { en: 'Sign in with a passkey', de: 'Mit Passkey anmelden' },
  noPasskeys: {
    en: 'Passkeys cannot be used here: they take a recent browser, and an https address with a host name, or localhost.',
    de: 'Passkeys lassen sich hier nicht verwenden: Es braucht einen neueren Browser und eine https-Adresse mit Rechnernamen, oder localhost.',
  },
});
