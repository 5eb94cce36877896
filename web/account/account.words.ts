import { catalog, plural } from '../language/catalog.ts';

export const accountWords = catalog({
  tabs: { en: 'About your account', de: 'Rund um dein Konto' },
  account: { en: 'Account', de: 'Konto' },
  security: { en: 'Security', de: 'Sicherheit' },
  sessions: { en: 'Sessions', de: 'Sitzungen' },
  tokens: { en: 'Tokens', de: 'Tokens' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  done: { en: 'Done', de: 'Fertig' },

  localTitle: { en: 'Tureen runs without accounts here', de: 'Tureen läuft hier ohne Konten' },
  localHint: {
    en: 'Nobody signs in: whoever opens this address is you. To share it with others, or to reach it from outside, start it with accounts:',
    de: 'Niemand meldet sich an: Wer diese Adresse öffnet, gilt als du. Um sie mit anderen zu teilen oder von außen zu erreichen, starte mit Konten:',
  },
  localKept: {
    en: 'It then prints a link that gives you a user name and a password. Your recipes stay where they are.',
    de: 'Dann wird ein Link ausgegeben, mit dem du Benutzername und Passwort bekommst. Deine Rezepte bleiben, wo sie sind.',
  },

  you: { en: 'You', de: 'Du' },
  displayName: { en: 'Your name', de: 'Dein Name' },
  displayNameHint: {
    en: 'What the others in your libraries see.',
    de: 'So sehen dich die anderen in deinen Bibliotheken.',
  },
  saveName: { en: 'Save name', de: 'Namen speichern' },
  nameSaved: { en: 'Your name is changed.', de: 'Dein Name ist geändert.' },

  appearance: { en: 'On this device', de: 'Auf diesem Gerät' },
  appearanceLead: { en: 'It takes effect at once.', de: 'Es wirkt sofort.' },
  language: { en: 'Language', de: 'Sprache' },
  theme: { en: 'Appearance', de: 'Darstellung' },
  theme_system: { en: 'Like the system', de: 'Wie das System' },
  theme_light: { en: 'Light', de: 'Hell' },
  theme_dark: { en: 'Dark', de: 'Dunkel' },

  amounts: { en: 'Amounts', de: 'Mengen' },
  amountsLead: { en: 'On all your devices, in all your libraries.', de: 'Auf allen Geräten, in allen Bibliotheken.' },
  asLibrary: { en: 'Same as the library', de: 'Wie in der Bibliothek' },
  amountsSaved: { en: 'Saved.', de: 'Gespeichert.' },

  libraries: { en: 'Your libraries', de: 'Deine Bibliotheken' },
  librariesLead: {
    en: 'Each has its own recipes, plans, lists and people.',
    de: 'Jede hat eigene Rezepte, Pläne, Listen und Leute.',
  },
  here: { en: 'You are here', de: 'Hier bist du' },
  open: { en: 'Open', de: 'Öffnen' },
  recipes: {
    en: (count: number, text: string) => plural(count, { one: '1 recipe', other: `${text} recipes` }),
    de: (count: number, text: string) => plural(count, { one: '1 Rezept', other: `${text} Rezepte` }),
  },

  signOut: { en: 'Sign out', de: 'Abmelden' },
  signOutLead: {
    en: (name: string) => `You are signed in as ${name}. Signing out takes everything of Tureen off this device.`,
    de: (name: string) => `Du bist als ${name} angemeldet. Beim Abmelden bleibt von Tureen nichts auf diesem Gerät.`,
  },
  waitingTitle: { en: 'Some changes were not sent yet', de: 'Einige Änderungen sind noch nicht gesendet' },
  waitingHint: {
    en: 'They were made without a connection and wait on this device. If you sign out now, they are lost.',
    de: 'Sie sind ohne Verbindung entstanden und warten auf diesem Gerät. Wenn du dich jetzt abmeldest, gehen sie verloren.',
  },
  signOutAnyway: { en: 'Sign out and lose them', de: 'Abmelden und verwerfen' },
});
