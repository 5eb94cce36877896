import type { FacetKind } from '../api/organization.ts';
import { catalog } from '../language/catalog.ts';

/** The plural names of facet kinds. */
export const facetKindWords = catalog({
  course: { en: 'Course', de: 'Gang' },
  cuisine: { en: 'Cuisine', de: 'Küche' },
  diet: { en: 'Diet', de: 'Ernährung' },
  method: { en: 'Technique', de: 'Garmethode' },
  occasion: { en: 'Occasion', de: 'Anlass' },
  season: { en: 'Season', de: 'Jahreszeit' },
  'main-ingredient': { en: 'Main ingredient', de: 'Hauptzutat' },
  difficulty: { en: 'Difficulty', de: 'Schwierigkeit' },
} satisfies Readonly<Record<FacetKind, { readonly en: string; readonly de: string }>>);

export const facetKinds = [
  'course',
  'cuisine',
  'diet',
  'method',
  'occasion',
  'season',
  'main-ingredient',
  'difficulty',
] as const satisfies readonly FacetKind[];
