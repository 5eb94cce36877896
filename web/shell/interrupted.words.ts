import { catalog } from '../language/catalog.ts';

export const interruptedWords = catalog({
  signedOut: { en: 'You are no longer signed in', de: 'Du bist nicht mehr angemeldet' },
  signedOutHint: {
    en: 'Your session has ended, here or on another device. What you were writing is still here: sign in, and go on.',
    de: 'Deine Anmeldung ist beendet, hier oder auf einem anderen Gerät. Was du gerade schreibst, ist noch da: Melde dich an, dann geht es weiter.',
  },
  otherwise: { en: 'Sign in another way', de: 'Auf anderem Weg anmelden' },
  goOn: { en: 'Go on …', de: 'Weiter …' },
  libraryGone: { en: 'This library is no longer open to you', de: 'Diese Bibliothek ist dir nicht mehr offen' },
  libraryGoneHint: {
    en: 'It was deleted, or somebody has taken you off its members. Nothing more can be saved here; copy what you still need.',
    de: 'Sie wurde gelöscht, oder du gehörst nicht mehr dazu. Hier lässt sich nichts mehr speichern; kopiere, was du noch brauchst.',
  },
  stay: { en: 'Stay on this page', de: 'Auf dieser Seite bleiben' },
  leave: { en: 'Leave it', de: 'Verlassen' },
});
