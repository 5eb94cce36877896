import { catalog } from '../language/catalog.ts';

export const securityWords = catalog({
  passwordTitle: { en: 'Password', de: 'Passwort' },
  passwordLead: {
    en: 'A new one ends all your other sessions. Tokens go on working.',
    de: 'Ein neues beendet alle deine anderen Sitzungen. Tokens gelten weiter.',
  },
  username: { en: 'User name', de: 'Benutzername' },
  usernameHint: {
    en: 'You have none yet. You will sign in with it.',
    de: 'Du hast noch keinen. Du meldest dich künftig damit an.',
  },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  savePassword: { en: 'Change password', de: 'Passwort ändern' },
  passwordSaved: {
    en: 'The new password counts. All other sessions have ended.',
    de: 'Das neue Passwort gilt. Alle anderen Sitzungen sind beendet.',
  },

  passkeysTitle: { en: 'Passkeys', de: 'Passkeys' },
  passkeysLead: {
    en: 'Sign in with the fingerprint, face or PIN of your device, without a password that could be stolen.',
    de: 'Melde dich mit Fingerabdruck, Gesicht oder PIN deines Geräts an, ganz ohne Passwort, das gestohlen werden könnte.',
  },
  passkeysUnavailable: {
    en: 'Passkeys cannot be used at this address: browsers allow them at https addresses with a host name, and at localhost.',
    de: 'Unter dieser Adresse gehen keine Passkeys: Browser erlauben sie bei https-Adressen mit Rechnernamen und bei localhost.',
  },
  passkeysOldBrowser: {
    en: 'This browser knows no passkeys. A newer one does.',
    de: 'Dieser Browser kennt keine Passkeys, ein neuerer schon.',
  },
  noPasskeys: { en: 'You have no passkey yet.', de: 'Du hast noch keinen Passkey.' },
  addPasskey: { en: 'Add a passkey', de: 'Passkey hinzufügen' },
  addPasskeyHint: {
    en: 'Name it after the device, so that you know later which to remove.',
    de: 'Benenn ihn nach dem Gerät, damit du später weißt, welchen du entfernst.',
  },
  passkeyName: { en: 'Name of the passkey', de: 'Name des Passkeys' },
  passkeyNamePlaceholder: { en: 'My phone', de: 'Mein Handy' },
  passkeyAdded: { en: 'The passkey is added.', de: 'Der Passkey ist hinzugefügt.' },
  add: { en: 'Add', de: 'Hinzufügen' },
  added: { en: (date: string) => `Added ${date}`, de: (date: string) => `Hinzugefügt am ${date}` },
  used: { en: (ago: string) => `used ${ago}`, de: (ago: string) => `benutzt ${ago}` },
  neverUsed: { en: 'not used yet', de: 'noch nicht benutzt' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  renamePasskey: { en: 'Rename passkey', de: 'Passkey umbenennen' },
  remove: { en: 'Remove', de: 'Entfernen' },
  removePasskey: { en: 'Remove this passkey?', de: 'Diesen Passkey entfernen?' },
  removePasskeyHint: {
    en: (name: string) => `Nobody can sign in with “${name}” any more. Delete it on the device, too.`,
    de: (name: string) => `Mit „${name}“ kann sich niemand mehr anmelden. Lösch ihn auch auf dem Gerät.`,
  },

  recoveryTitle: { en: 'Recovery codes', de: 'Wiederherstellungscodes' },
  recoveryLead: {
    en: 'Ten codes for the day you lose password and passkeys. Nobody else can let you back in, so keep them on paper.',
    de: 'Zehn Codes für den Tag, an dem Passwort und Passkeys weg sind. Niemand sonst kann dich wieder hereinlassen; heb sie auf Papier auf.',
  },
  makeCodes: { en: 'Make recovery codes', de: 'Wiederherstellungscodes erstellen' },
  makeCodesTitle: { en: 'Make new recovery codes?', de: 'Neue Wiederherstellungscodes erstellen?' },
  makeCodesHint: {
    en: 'Codes that you made earlier stop working at once.',
    de: 'Codes, die du früher erstellt hast, gelten dann sofort nicht mehr.',
  },
  codesTitle: { en: 'Your recovery codes', de: 'Deine Wiederherstellungscodes' },
  codesHint: {
    en: 'They are shown this once. Each is good for one sign-in.',
    de: 'Sie werden nur dieses eine Mal gezeigt. Jeder gilt für eine Anmeldung.',
  },
  copyCodes: { en: 'Copy all', de: 'Alle kopieren' },
  copied: { en: 'Copied', de: 'Kopiert' },
  copyYourself: { en: 'Select them and copy them yourself.', de: 'Markiere und kopiere sie selbst.' },
  download: { en: 'Download', de: 'Herunterladen' },
  print: { en: 'Print', de: 'Drucken' },
  codesKept: { en: 'I have kept them', de: 'Ich habe sie aufgehoben' },
  codesFile: { en: 'tureen-recovery-codes.txt', de: 'tureen-wiederherstellungscodes.txt' },
});
