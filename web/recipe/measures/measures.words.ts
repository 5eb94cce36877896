import { catalog } from '../../language/catalog.ts';

/** Words for a recipe that does not say which cups or spoons it means. */
export const measuresWords = catalog({
  quoted: { en: (form: string) => `“${form}”`, de: (form: string) => `„${form}“` },
  ambiguous: {
    en: (forms: string) => `This recipe doesn’t say which ${forms} it means.`,
    de: (forms: string) => `Im Rezept steht nicht, welches Maß mit ${forms} gemeint ist.`,
  },
  assumed: {
    en: (forms: string, convention: string) => `${forms}: your library assumes “${convention}”.`,
    de: (forms: string, convention: string) => `${forms}: Deine Bibliothek rechnet mit „${convention}“.`,
  },
  settle: { en: 'Choose for this recipe', de: 'Für dieses Rezept festlegen' },
  use: { en: (convention: string) => `Use ${convention}`, de: (convention: string) => `${convention} verwenden` },
  settled: {
    en: (convention: string) => `Measures set: ${convention}.`,
    de: (convention: string) => `Maße festgelegt: ${convention}.`,
  },
  changed: {
    en: 'Someone changed this recipe. Check it, then choose again.',
    de: 'Jemand hat dieses Rezept geändert. Sieh es dir an und wähle noch einmal.',
  },
});
