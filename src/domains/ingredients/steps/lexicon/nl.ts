import type { StepLexicon } from './lexicon.ts';

export const dutchStepLexicon: StepLexicon = {
  numbers: {
    moreNumbers: {
      '25': 'vijfentwintig',
      '30': 'dertig',
      '40': 'veertig',
      '45': 'vijfenveertig',
      '50': 'vijftig',
      '60': 'zestig',
      '5/2': 'tweeeneenhalf',
    },
    roundNumbers: {},
    articles: 'een',
    half: 'half, halve',
    and: 'en',
    to: 'tot, a, of, tot en met',
    between: 'tussen',
    about: 'ongeveer, circa, ca, zo n, zon, plm, rond, bijna, omstreeks',
    aboutAfter: 'ongeveer, circa',
    atLeast: 'minstens, minimaal, ten minste, tenminste, zeker',
    atMost: 'maximaal, hooguit, hoogstens, max, tot',
  },
  times: {
    seconds: 'seconde, seconden, sec',
    minutes: 'minuut, minuten, min, minuutje, minuutjes',
    hours: 'uur, uren, uurtje, uurtjes, u',
    days: 'dag, dagen',
    weeks: 'week, weken',
    months: 'maand, maanden',
    bare: { '900': 'kwartier, kwartiertje', '1800': 'halfuur, halfuurtje', '2700': 'driekwartier' },
    between: 'extra, volle, hele, goede, ruim, krap',
    notAfterArticle: 'seconde',
    overnight: 'een nacht, nachtje, een nachtje, s nachts, overnacht, de hele nacht, gedurende de nacht',
  },
  temperatures: {
    degrees: 'graden, graad',
    turns: 'draaien, draai, hoek',
    celsius: 'c, celsius',
    fahrenheit: 'f, fahrenheit',
    gasMark: '',
    fan: 'hetelucht, heteluchtoven, hete lucht',
    oven:
      'oven, voorverwarmen, verwarm de oven, voorverwarmde, bak, bakken, airfryer, aifryer, ovenstand, boven, ' +
      'onderwarmte',
    internal: 'kerntemperatuur, kern, vleesthermometer',
    oil: 'olie, frituur, frituurpan, frituren, frituurvet, frituurolie, vet',
    ambient: 'kamertemperatuur, koelkast, rijzen',
    ingredient: 'water, melk, siroop, suiker, chocolade, mengsel, room, deeg, boter, bouillon',
  },
  uses: {
    links: 'de, het, van, deze, dit, die, gesneden, fijngesnipperde',
    parts:
      'de helft van de, de helft van het, helft van de, helft van het, de andere helft van de, de andere helft van ' +
      'het, een derde van de, de rest van de, de rest van het, rest van de, rest van het, een beetje, wat, een deel ' +
      'van de, een deel van het, overige, resterende, overgebleven, een snufje, snufje, een scheutje, een handje',
    and: 'en',
    or: 'of',
    of: 'van',
    in: 'in, met, uit, voor',
    vague: 'blad, stuk, plak, schijf',
    cuts: '',
    notUses: 'bakpapier',
    notBefore: 'mengsel, papier, pers',
    notAfter: '',
    compoundHeads:
      'olie, meel, suiker, bouillon, ui, noedel, tomaat, kaas, worst, vlees, sap, azijn, zout, boter, melk, room, ' +
      'brood, aardappel, noot, boon, paddenstoel, kool, ham, vis, rijst, wijn, poeder, filet, pasta, mosterd, blad, ' +
      'bes, peper, bloem, yoghurt, sla, ei, gehakt, siroop, peer, appel, garnaal, linzen, erwt, rasp, extract, ' +
      'chocolade, zaad',
    definiteEndings: {},
    head: 'last',
  },
};
