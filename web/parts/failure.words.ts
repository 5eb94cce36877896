import { catalog } from '../language/catalog.ts';

export const failureWords = catalog({
  unreachable: {
    en: 'Tureen cannot be reached. Try again in a moment: nothing is done twice.',
    de: 'Tureen ist nicht erreichbar. Versuche es gleich noch einmal: Nichts geschieht doppelt.',
  },
  refused: { en: (why: string) => `That did not work. ${why}`, de: (why: string) => `Das hat nicht geklappt. ${why}` },
});
