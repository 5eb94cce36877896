import { catalog } from '../language/catalog.ts';

/** Roles, and what they may do. */
export const roleWords = catalog({
  owner: { en: 'Owner', de: 'Verwalten' },
  editor: { en: 'Editor', de: 'Bearbeiten' },
  viewer: { en: 'Viewer', de: 'Ansehen' },
  owner_may: {
    en: 'Also manages members, invitations and the library itself.',
    de: 'Verwaltet auch Mitglieder, Einladungen und die Bibliothek selbst.',
  },
  editor_may: {
    en: 'Changes recipes, plans, shopping and pantry.',
    de: 'Ändert Rezepte, Pläne, Einkauf und Vorrat.',
  },
  viewer_may: { en: 'Reads and cooks, and changes nothing.', de: 'Liest und kocht, ändert aber nichts.' },
});
