import type { FoodLexicon } from './lexicon.ts';

export const italian: FoodLexicon = {
  links: 'di d del dello della dell dei degli delle il lo la l i gli le un uno una e ed o in a al alla all da dal',
  ends: 'per facoltativo circa senza secondo quanto oppure con',
  portions:
    'spicchio rametto ramo foglia fogliolina mazzo mazzetto ciuffo testa fetta pezzo pizzico manciata scatola ' +
    'lattina bustina gambo costa cubetto filo goccia bicchiere confezione spruzzata',
  portionTouchesFood: false,
  fillers: 'poco poca piu ben molto appena finemente bio qb q b qualita buono buona qualche',
  adjectives:
    'grande piccolo medio maturo fresco tritato grattugiato tagliato pelato sbucciato affettato lavato scolato fuso ' +
    'sciolto sbattuto setacciato snocciolato schiacciato spremuto tiepido freddo caldo bollente ammorbidito mondato',
  goUnless: {
    fresco: 'formaggio lievito pasta panna',
    pelato: 'pomodoro',
    tritato: 'carne',
    grattugiato: 'pan pane noce cocco',
  },
  goWith: { macinato: 'pepe' },
  phrases: {
    'a temperatura ambiente': '',
    'a piacere': '',
    'a pezzo': '',
    'a cubetto': '',
    'a fetta': '',
    'a dadino': '',
    'noce moscata': 'noce-moscata',
    'di buona qualita': '',
  },
  tails: {},
};
