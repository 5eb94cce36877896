import { catalog } from '../../language/catalog.ts';

export const cookWords = catalog({
  leave: { en: 'Back to the recipe', de: 'Zurück zum Rezept' },
  loading: { en: 'Loading the recipe …', de: 'Das Rezept wird geladen …' },
  previous: { en: 'Back', de: 'Zurück' },
  next: { en: 'Next', de: 'Weiter' },
  finish: { en: 'Done', de: 'Fertig' },
  progress: { en: 'Progress', de: 'Fortschritt' },
  stepOf: {
    en: (step: number, max: number) => `Step ${step} of ${max}`,
    de: (step: number, max: number) => `Schritt ${step} von ${max}`,
  },
  ingredients: { en: 'For this step', de: 'Für diesen Schritt' },
  allIngredients: { en: 'All ingredients', de: 'Alle Zutaten' },
  noSteps: { en: 'There is nothing to follow yet', de: 'Hier gibt es noch nichts nachzukochen' },
  noStepsHint: {
    en: 'This recipe has no steps. Once they are written down, you can follow them here one by one.',
    de: 'Dieses Rezept hat keine Schritte. Sobald sie aufgeschrieben sind, kannst du ihnen hier einzeln folgen.',
  },
  awake: { en: 'The screen stays on', de: 'Der Bildschirm bleibt an' },
  asleep: { en: 'The screen may turn off', de: 'Der Bildschirm kann ausgehen' },
});
