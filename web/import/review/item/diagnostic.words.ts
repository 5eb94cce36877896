import { catalog } from '../../../language/catalog.ts';

/** Diagnostics of an imported recipe by code, each with what to do about it. */
export const diagnosticWords = catalog({
  'item-unreadable': {
    en: 'This part of the file could not be read. Export it again from where it came, or paste its text.',
    de: 'Dieser Teil der Datei ließ sich nicht lesen. Exportiere ihn noch einmal, wo er herkommt, oder füge seinen Text ein.',
  },
  'nothing-found': {
    en: 'Neither ingredients nor steps were found. Paste the text of the recipe in place of this.',
    de: 'Weder Zutaten noch Schritte wurden gefunden. Füge stattdessen den Text des Rezepts ein.',
  },
  'title-missing': {
    en: 'Nobody says what it is called; it has a title for the time being. Give it a better one afterwards.',
    de: 'Nirgends steht, wie es heißt; es hat vorläufig einen Titel. Gib ihm danach einen besseren.',
  },
  'ingredients-missing': {
    en: 'No ingredients were found. Add them afterwards.',
    de: 'Es wurden keine Zutaten gefunden. Ergänze sie danach.',
  },
  'steps-missing': {
    en: 'No steps were found. Add them afterwards.',
    de: 'Es wurden keine Schritte gefunden. Ergänze sie danach.',
  },
  'unit-ambiguous': {
    en: 'A measure means different amounts in different places. Answer above what is meant.',
    de: 'Ein Maß ist je nach Gegend verschieden groß. Oben kannst du sagen, was gemeint ist.',
  },
  'structure-guessed': {
    en: 'The source does not mark its parts; they were told by how they look. Compare with the original.',
    de: 'Die Quelle kennzeichnet ihre Teile nicht; sie wurden am Aussehen erkannt. Vergleiche mit dem Original.',
  },
  'markup-repaired': {
    en: 'The data of the page was broken and was mended to be read. Compare with the original.',
    de: 'Die Daten der Seite waren kaputt und wurden zum Lesen repariert. Vergleiche mit dem Original.',
  },
  'text-shortened': {
    en: 'A text was too long and was shortened.',
    de: 'Ein Text war länger, als sich aufheben lässt, und wurde gekürzt.',
  },
  'part-left-out': {
    en: 'A part of the source could not be read and was left out.',
    de: 'Ein Teil der Quelle ließ sich nicht lesen und wurde weggelassen.',
  },
  'photo-missing': {
    en: 'A picture that the source speaks of is not in it. Add it afterwards.',
    de: 'Ein Bild, von dem die Quelle spricht, ist nicht darin. Ergänze es danach.',
  },
});

export const classWords = catalog({
  blocking: { en: 'Cannot be imported like this', de: 'So nicht importierbar' },
  actionable: { en: 'Worth a look', de: 'Einen Blick wert' },
  informational: { en: 'Good to know', de: 'Gut zu wissen' },
});

type KnownCode = keyof typeof diagnosticWords;

export const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(diagnosticWords, code);
