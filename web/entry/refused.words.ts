import { catalog } from '../language/catalog.ts';

/** Why signing in with a provider failed, and what to do about it. */
export const refusedWords = catalog({
  title: { en: 'That did not work', de: 'Das hat nicht geklappt' },
  'provider-sign-in-failed': {
    en: 'The provider did not let you in, or it took too long, or it was begun in another browser. Begin once more.',
    de: 'Der Anbieter hat dich nicht hereingelassen, oder es dauerte zu lange oder begann in einem anderen Browser. Beginne noch einmal.',
  },
  'provider-account-unknown': {
    en: 'Nobody here has an account with that identity. Sign in another way and link it, or ask for an invitation.',
    de: 'Niemand hat hier ein Konto mit dieser Identität. Melde dich anders an und verknüpfe sie, oder bitte um eine Einladung.',
  },
  'identity-taken': {
    en: 'That identity belongs to another account here. Sign in to that one, or use another identity.',
    de: 'Diese Identität gehört zu einem anderen Konto. Melde dich dort an oder nimm eine andere Identität.',
  },
  'provider-not-found': {
    en: 'There is no such provider here.',
    de: 'Diesen Anbieter gibt es hier nicht.',
  },
  'recent-authentication-required': {
    en: 'Your sign-in was a while ago. Confirm that it is you, then link the identity.',
    de: 'Deine Anmeldung ist eine Weile her. Bestätige, dass du es bist, und verknüpfe dann die Identität.',
  },
  'rate-limited': {
    en: 'Too many attempts. Wait a minute, then try again.',
    de: 'Zu viele Versuche. Warte eine Minute und versuche es dann noch einmal.',
  },
  unknown: {
    en: 'The sign-in could not be finished. Nothing was changed; begin once more.',
    de: 'Die Anmeldung ließ sich nicht abschließen. Nichts wurde geändert; beginne noch einmal.',
  },
  toSecurity: { en: 'To the security of your account', de: 'Zur Sicherheit deines Kontos' },
});
