import { catalog } from '../language/catalog.ts';
import { signInWords } from '../parts/sign-in/sign-in.words.ts';

export const entryWords = catalog({
  ...signInWords,
  motto: {
    en: 'Everything you cook, in one good pot.',
    de: 'Alles, was du kochst, in einem guten Topf.',
  },
  usernameHint: { en: 'You sign in with it.', de: 'Damit meldest du dich an.' },
  displayName: { en: 'Your name', de: 'Dein Name' },
  displayNameHint: {
    en: 'What the others in your library see.',
    de: 'So sehen dich die anderen in deiner Bibliothek.',
  },
  toSignIn: { en: 'Back to sign-in', de: 'Zurück zur Anmeldung' },
  toRecipes: { en: 'To the recipes', de: 'Zu den Rezepten' },

  withProvider: {
    en: (name: string) => `Continue with ${name}`,
    de: (name: string) => `Weiter mit ${name}`,
  },
  lostAccess: { en: 'Sign in with a recovery code', de: 'Mit Wiederherstellungscode anmelden' },
  haveInvitation: { en: 'I have an invitation', de: 'Ich habe eine Einladung' },

  setupTitle: { en: 'Set the table', de: 'Der Tisch wird gedeckt' },
  setupLead: {
    en: 'You are the first one here. Make your account: it administers this instance and owns its first library.',
    de: 'Du bist als Erste oder Erster hier. Leg dein Konto an: Es verwaltet diese Instanz und besitzt ihre erste Bibliothek.',
  },
  setupAction: { en: 'Create account', de: 'Konto anlegen' },
  setupWithout: { en: 'This needs the set-up link', de: 'Dafür braucht es den Einrichtungslink' },
  setupWithoutHint: {
    en: 'Tureen printed it when it started. To make another, run this on the machine of the service:',
    de: 'Tureen hat ihn beim Start ausgegeben. Einen neuen erzeugst du auf dem Rechner des Dienstes mit:',
  },
  setupInvalid: {
    en: 'This set-up link was used already, or is older than a day. A new one is made on the machine of the service by: tureen admin setup-link',
    de: 'Dieser Einrichtungslink wurde schon benutzt oder ist älter als ein Tag. Einen neuen macht auf dem Rechner des Dienstes: tureen admin setup-link',
  },

  registerTitle: { en: 'Come on in', de: 'Komm herein' },
  registerLead: {
    en: 'Somebody invited you into their library. Make an account to join it.',
    de: 'Jemand hat dich in eine Bibliothek eingeladen. Leg ein Konto an, um beizutreten.',
  },
  registerAction: { en: 'Create account and join', de: 'Konto anlegen und beitreten' },
  haveAccount: { en: 'I have an account', de: 'Ich habe schon ein Konto' },

  invitationTitle: { en: 'You are invited', de: 'Du bist eingeladen' },
  invitationLead: {
    en: 'Somebody wants to share their recipes, plans and lists with you.',
    de: 'Jemand möchte Rezepte, Pläne und Listen mit dir teilen.',
  },
  invitationAs: {
    en: (name: string) => `You are signed in as ${name}.`,
    de: (name: string) => `Du bist als ${name} angemeldet.`,
  },
  accept: { en: 'Join the library', de: 'Der Bibliothek beitreten' },
  createAccount: { en: 'Create an account', de: 'Konto anlegen' },
  invitationWithout: { en: 'Enter an invitation', de: 'Einladung eingeben' },
  invitationWithoutLead: {
    en: 'Whoever owns a library can send you a link. Paste it here.',
    de: 'Wem eine Bibliothek gehört, kann dir einen Link schicken. Füg ihn hier ein.',
  },
  invitationField: { en: 'Link of the invitation', de: 'Link der Einladung' },
  noInvitation: {
    en: 'This is no link of an invitation. Perhaps it was cut off: copy all of it.',
    de: 'Das ist kein Link einer Einladung. Vielleicht wurde er abgeschnitten: Kopiere ihn ganz.',
  },
  invitationGo: { en: 'Continue', de: 'Weiter' },
  invitationInvalid: {
    en: 'This invitation was used, taken back, or is past its time. Ask whoever sent it for a new one.',
    de: 'Diese Einladung wurde benutzt, zurückgenommen oder ist abgelaufen. Bitte um eine neue.',
  },
  invitationAlready: {
    en: 'You belong to this library already. The invitation is still good for somebody else.',
    de: 'Du gehörst schon zu dieser Bibliothek. Die Einladung gilt weiter für jemand anderen.',
  },
  anotherInvitation: { en: 'Enter another invitation', de: 'Andere Einladung eingeben' },

  recoverTitle: { en: 'Sign in with a recovery code', de: 'Mit Wiederherstellungscode anmelden' },
  recoverLead: {
    en: 'One of the ten codes that you kept for the day a password or passkey is lost. Each is good once.',
    de: 'Einer der zehn Codes, die du für den Tag aufgehoben hast, an dem Passwort oder Passkey fehlen. Jeder gilt einmal.',
  },
  recoverCode: { en: 'Recovery code', de: 'Wiederherstellungscode' },
  recoverWrong: {
    en: 'User name and code do not fit together, or the code was used already.',
    de: 'Benutzername und Code passen nicht zusammen, oder der Code wurde schon benutzt.',
  },
  recoverWithout: {
    en: 'Without a code nobody can give you a new password, not even whoever administers Tureen. Ask for an invitation and make a new account.',
    de: 'Ohne Code kann dir niemand ein neues Passwort geben, auch nicht, wer Tureen verwaltet. Bitte um eine Einladung und leg ein neues Konto an.',
  },

  recoveredTitle: { en: 'Choose a new password', de: 'Wähle ein neues Passwort' },
  recoveredLead: {
    en: 'The code is used up. Before you go on, set a password or add a passkey, so that you can come back.',
    de: 'Der Code ist verbraucht. Bevor es weitergeht, setz ein Passwort oder füg einen Passkey hinzu, damit du wieder hereinkommst.',
  },
  newPassword: { en: 'New password', de: 'Neues Passwort' },
  setPassword: { en: 'Set password', de: 'Passwort setzen' },
  addPasskey: { en: 'Add a passkey instead', de: 'Stattdessen Passkey hinzufügen' },
  signOut: { en: 'Sign out', de: 'Abmelden' },

  welcomeTitle: { en: 'Welcome', de: 'Willkommen' },
  welcomeLead: {
    en: 'You belong to no library yet. Begin one of your own, or join one that you were invited to.',
    de: 'Du gehörst noch zu keiner Bibliothek. Leg eine eigene an oder tritt einer bei, in die du eingeladen bist.',
  },
  libraryName: { en: 'Name of the library', de: 'Name der Bibliothek' },
  libraryNameHint: { en: 'For example Home, or Grandmother’s kitchen.', de: 'Zum Beispiel Zuhause oder Omas Küche.' },
  createLibrary: { en: 'Create library', de: 'Bibliothek anlegen' },
});
