import { catalog, plural } from '../../language/catalog.ts';

const enRecipes = (count: number, text: string): string => plural(count, { one: '1 recipe', other: `${text} recipes` });
const deRecipes = (count: number, text: string): string => plural(count, { one: '1 Rezept', other: `${text} Rezepte` });

/** Words for committing an import and for its outcome. */
export const commitWords = catalog({
  region: { en: 'Import', de: 'Importieren' },
  go: {
    en: (count: number, text: string) => `Import ${enRecipes(count, text)}`,
    de: (count: number, text: string) => `${deRecipes(count, text)} importieren`,
  },
  goApply: {
    en: (count: number, text: string) => `Apply measures and import ${enRecipes(count, text)}`,
    de: (count: number, text: string) => `Maße übernehmen und ${deRecipes(count, text)} importieren`,
  },
  goSkipOnly: {
    en: (count: number, text: string) => `Leave out ${enRecipes(count, text)}`,
    de: (count: number, text: string) => `${deRecipes(count, text)} weglassen`,
  },
  nothing: { en: 'Nothing is chosen yet', de: 'Noch nichts ausgewählt' },
  separate: { en: (count: string) => `${count} new`, de: (count: string) => `${count} neu` },
  update: { en: (count: string) => `${count} in place of yours`, de: (count: string) => `${count} anstelle deiner` },
  skip: { en: (count: string) => `${count} left out`, de: (count: string) => `${count} weggelassen` },
  stay: { en: (count: string) => `${count} left for later`, de: (count: string) => `${count} für später` },
  unusable: { en: (count: string) => `${count} unusable`, de: (count: string) => `${count} nicht brauchbar` },
  measuresStay: {
    en: 'Measures that you have not answered stay as they are written.',
    de: 'Maße, die du nicht beantwortet hast, bleiben, wie sie geschrieben sind.',
  },
  measuresFirst: {
    en: 'What you picked for the measures is applied first; the rest stays as it is written.',
    de: 'Deine Wahl bei den Maßen wird zuerst übernommen; der Rest bleibt, wie er geschrieben ist.',
  },
  applying: { en: 'Applying measures …', de: 'Maße werden übernommen …' },
  notApplied: {
    en: 'The measures could not be applied, so nothing is imported yet. Try again, or cancel the measures above.',
    de: 'Die Maße ließen sich nicht übernehmen, deshalb ist noch nichts importiert. Versuch es noch einmal, oder brich die Maße oben ab.',
  },
  running: { en: 'Recipes are being imported', de: 'Rezepte werden importiert' },
  of: {
    en: (done: string, total: string) => `${done} of ${total}`,
    de: (done: string, total: string) => `${done} von ${total}`,
  },
  stop: { en: 'Stop', de: 'Anhalten' },
  stopping: { en: 'Stopping …', de: 'Hält an …' },
  failed: {
    en: 'What is not imported yet is still here. Go on when you like.',
    de: 'Was noch nicht importiert ist, ist noch da. Mach weiter, wann du magst.',
  },
  outcomes: { en: 'What became of it', de: 'Was daraus wurde' },
  created: {
    en: (count: number, text: string) => `${enRecipes(count, text)} imported`,
    de: (count: number, text: string) => `${deRecipes(count, text)} importiert`,
  },
  replaced: {
    en: (_: number, text: string) => `${text} of yours updated`,
    de: (_: number, text: string) => `${text} von deinen ersetzt`,
  },
  skipped: {
    en: (_: number, text: string) => `${text} left out`,
    de: (_: number, text: string) => `${text} weggelassen`,
  },
  held: {
    en: (count: number, text: string) =>
      plural(count, {
        one: '1 could not be taken in and stays here',
        other: `${text} could not be taken in and stay here`,
      }),
    de: (count: number, text: string) =>
      plural(count, {
        one: '1 ließ sich nicht übernehmen und bleibt hier',
        other: `${text} ließen sich nicht übernehmen und bleiben hier`,
      }),
  },
  deferred: {
    en: (count: number) =>
      plural(count, { one: 'one picture stays on its site', other: `${count} pictures stay on their site` }),
    de: (count: number) =>
      plural(count, { one: 'ein Bild bleibt auf seiner Website', other: `${count} Bilder bleiben auf ihrer Website` }),
  },
  dropped: {
    en: (count: number) =>
      plural(count, { one: 'one picture could not be had', other: `${count} pictures could not be had` }),
    de: (count: number) =>
      plural(count, { one: 'ein Bild war nicht zu bekommen', other: `${count} Bilder waren nicht zu bekommen` }),
  },
});
