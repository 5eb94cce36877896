import { catalog } from '../language/catalog.ts';

export const designWords = catalog({
  close: { en: 'Close', de: 'Schließen' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  tryAgain: { en: 'Try again', de: 'Noch einmal versuchen' },
  unreachable: { en: 'Tureen cannot be reached', de: 'Tureen ist nicht erreichbar' },
  unreachableHint: {
    en: 'Check the connection. What you have entered is still here.',
    de: 'Prüfe die Verbindung. Was du eingegeben hast, ist noch da.',
  },
  failed: { en: 'Something went wrong', de: 'Etwas ist schiefgegangen' },
});
