import { catalogue } from '../language/catalogue.ts';

export const tabsWords = catalogue({
  libraryTabs: { en: 'About the library', de: 'Rund um die Bibliothek' },
  library: { en: 'Library', de: 'Bibliothek' },
  members: { en: 'Members', de: 'Mitglieder' },
  transfer: { en: 'Export and import', de: 'Export und Import' },
  history: { en: 'History', de: 'Verlauf' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
});
