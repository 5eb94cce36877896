import { catalog } from '../language/catalog.ts';

export const tabsWords = catalog({
  libraryTabs: { en: 'About the library', de: 'Rund um die Bibliothek' },
  library: { en: 'Library', de: 'Bibliothek' },
  members: { en: 'Members', de: 'Mitglieder' },
  transfer: { en: 'Export and import', de: 'Export und Import' },
  history: { en: 'History', de: 'Verlauf' },
  instanceTabs: { en: 'About the instance', de: 'Rund um die Instanz' },
  instance: { en: 'State', de: 'Zustand' },
  users: { en: 'Users', de: 'Benutzer' },
  webhooks: { en: 'Webhooks', de: 'Webhooks' },
});
