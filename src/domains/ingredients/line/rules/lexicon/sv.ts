import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

export const swedishLineLexicon: LineLexicon = {
  isNounFirst: false,
  numbers: splitAtSpaces(
    'en ett två tre fyra fem sex sju åtta nio tio elva tolv halv halvt halva kvarts fjärdedels trekvarts',
  ),
  vagueAmounts: splitAtCommas('lite, litet, några, någon, något, ett par, par, rikligt, mycket, flera, en del, rejält'),
  about: splitAtCommas('c:a'),
  ranges: splitAtSpaces('till eller à'),
  of: splitAtSpaces('av från'),
  articles: splitAtSpaces('den det de'),
  sizes: splitAtSpaces(
    'stor stort stora liten litet lilla små mellanstor mellanstort mellanstora medelstor medelstort medelstora ' +
      'normalstor normalstora mindre större jättestor',
  ),
  sizeAbbreviations: splitAtSpaces('mst medelst mellanst'),
  countableFoods: [],
  spoonableFoods: [],
  fillLevels: splitAtSpaces(
    'rågad rågat rågade struken struket strukna toppad toppat toppade rejäl rejält rejäla god gott goda knapp knappt ' +
      'stor stort stora liten litet lilla små väl hel drygt',
  ),
  fillLevelsAfterUnit: splitAtSpaces('rågad rågat rågade struken struket strukna toppad toppat toppade'),
  preparationWords: [
    ...inflect(
      'hack finhack grovhack skiv finskiv tunnskiv tärn fintärn striml finstriml skal urkärn press kross mos del halver ' +
        'klyft ans puts visp uppvisp sikt tin plock mariner blancher rens ringl hyvl smul finfördel rost filé urben mix ' +
        'separer grill tvätt skåll svaln kalln',
      'ad at ade',
    ),
    ...splitAtSpaces(
      'riven rivet rivna finriven finrivet finrivna grovriven grovrivet grovrivna skuren skuret skurna finskuren ' +
        'finskuret finskurna uppskuren uppskuret uppskurna sköljd sköljt sköljda avsköljda avrunnen avrunnet avrunna ' +
        'urtagen urtaget urtagna smält smälta kokt kokta hårdkokt hårdkokta stekt stekta blötlagd blötlagda bruten brutna ' +
        'stött stötta nymalen nymalet nymalda nyriven nyrivet nyrivna',
    ),
  ],
  states: splitAtSpaces(
    'torkad torkat torkade malen malet malda rökt rökta varmrökt kallrökt fryst frysta djupfryst ' +
      'djupfrysta rumsvarm rumsvarmt rumsvarma kall kallt kalla iskallt varm varmt varma ljummen ljummet fingervarm ' +
      'fingervarmt mjukt mjuk kokande hett het mogen mogna moget rå saltad saltat saltade osaltat osaltad sockrad ' +
      'osockrad inlagd inlagda konserverad konserverade gravad grovmalen grovmalet grovmalda finmalen finmald mortlad ' +
      'mortlade mortlat färskpressad färskpressat',
  ),
  manners: splitAtSpaces('fint grovt färskt tunt lätt smått'),
  intensifiers: splitAtSpaces('väl mycket noga'),
  qualities: splitAtSpaces('färsk färska färskt ekologisk ekologiska ekologiskt kravmärkt'),
  into: splitAtSpaces('i'),
  shapes: splitAtSpaces(
    'tärningar tärning skivor skiva strimlor strimla bitar klyftor ringar stavar kuber slantar halvor fjärdedelar ' +
      'buketter småbitar remsor flarn bit delar halvmånar',
  ),
  withOrWithout: splitAtSpaces('med utan'),
  foodParts: splitAtSpaces('skal kärnor kärna ben skinn skinnet svål blast stjälk kant rot huvud'),
  extracts: splitAtSpaces('saft saften skal skalet zest juice juicen rivet finrivet'),
  purposes: splitAtCommas('till, för, som garnering, som tillbehör, att'),
  notes: splitAtCommas(
    't.ex, t. ex, tex, till exempel, exempelvis, gärna, helst, som, såsom, t ex, motsvarar, eller mer, eller mindre, ' +
      'efter säsong, valfri sort, på burk, i olja, i vatten, i lag, från burk, plus lite, plus extra, ' +
      'av god kvalitet, se tips, se recept, fetthalt, eller annan, eller annat',
  ),
  noteOpenings: splitAtSpaces('från av med utan helst gärna som eller ej inte ca cirka'),
  standaloneNotes: splitAtCommas(
    'efter smak, efter behov, efter tycke, valfritt, eventuellt, ev, om du vill, om så önskas, frivilligt',
  ),
  preparationPhrases: splitAtCommas(
    'i rumstemperatur, rumstemperatur, rumstempererat, rumstempererad, rumstempererade',
  ),
  sizePhrases: [],
  sizeClasses: splitAtCommas('storlek, stl'),
  nameNumberPrefixes: splitAtSpaces('typ nr'),
  foods: splitAtCommas(
    'krossade tomater, krossad tomat, passerade tomater, kokt skinka, rökt skinka, finkrossade tomater',
  ),
  nonUnits: splitAtSpaces('filé filéer del delar lager revben'),
  unitPhrases: [],
  unregisteredUnits: splitAtSpaces('kruka krukor gren grenar'),
  participles: splitAtSpaces('erad erat erade ad ade'),
};
