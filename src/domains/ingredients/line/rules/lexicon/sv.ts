import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

export const swedish: Lexicon = {
  describesAfter: false,
  numbers: words('en ett två tre fyra fem sex sju åtta nio tio elva tolv halv halvt halva kvarts fjärdedels trekvarts'),
  some: phrases('lite, litet, några, någon, något, ett par, par, rikligt, mycket, flera, en del, rejält'),
  about: phrases('c:a'),
  ranges: words('till eller à'),
  of: words('av från'),
  articles: words('den det de'),
  sizes: words(
    'stor stort stora liten litet lilla små mellanstor mellanstort mellanstora medelstor medelstort medelstora ' +
      'normalstor normalstora mindre större jättestor',
  ),
  heaps: words(
    'rågad rågat rågade struken struket strukna toppad toppat toppade rejäl rejält rejäla god gott goda knapp knappt ' +
      'stor stort stora liten litet lilla små väl hel drygt',
  ),
  heapsAfter: words('rågad rågat rågade struken struket strukna toppad toppat toppade'),
  done: [
    ...inflected(
      'hack finhack grovhack skiv finskiv tunnskiv tärn fintärn striml finstriml skal urkärn press kross mos del halver ' +
        'klyft ans puts visp uppvisp sikt tin plock mariner blancher rens ringl hyvl smul finfördel rost filé urben mix ' +
        'separer grill tvätt skåll svaln kalln',
      'ad at ade',
    ),
    ...words(
      'riven rivet rivna finriven finrivet finrivna grovriven grovrivet grovrivna skuren skuret skurna finskuren ' +
        'finskuret finskurna uppskuren uppskuret uppskurna sköljd sköljt sköljda avsköljda avrunnen avrunnet avrunna ' +
        'urtagen urtaget urtagna smält smälta kokt kokta hårdkokt hårdkokta stekt stekta blötlagd blötlagda bruten brutna ' +
        'stött stötta nymalen nymalet nymalda nyriven nyrivet nyrivna',
    ),
  ],
  states: words(
    'torkad torkat torkade malen malet malda rökt rökta varmrökt kallrökt fryst frysta djupfryst ' +
      'djupfrysta rumsvarm rumsvarmt rumsvarma kall kallt kalla iskallt varm varmt varma ljummen ljummet fingervarm ' +
      'fingervarmt mjukt mjuk kokande hett het mogen mogna moget rå saltad saltat saltade osaltat osaltad sockrad ' +
      'osockrad inlagd inlagda konserverad konserverade gravad grovmalen grovmalet grovmalda finmalen finmald mortlad ' +
      'mortlade mortlat färskpressad färskpressat',
  ),
  manners: words('fint grovt färskt tunt lätt smått'),
  degrees: words('väl mycket noga'),
  attributes: words('färsk färska färskt ekologisk ekologiska ekologiskt kravmärkt'),
  into: words('i'),
  shapes: words(
    'tärningar tärning skivor skiva strimlor strimla bitar klyftor ringar stavar kuber slantar halvor fjärdedelar ' +
      'buketter småbitar remsor flarn bit delar halvmånar',
  ),
  with: words('med utan'),
  parts: words('skal kärnor kärna ben skinn skinnet svål blast stjälk kant rot huvud'),
  takings: words('saft saften skal skalet zest juice juicen rivet finrivet'),
  purposes: phrases('till, för, som garnering, som tillbehör, att'),
  notes: phrases(
    't.ex, t. ex, tex, till exempel, exempelvis, gärna, helst, som, såsom, t ex, motsvarar, eller mer, eller mindre, ' +
      'efter säsong, valfri sort, på burk, i olja, i vatten, i lag, från burk, plus lite, plus extra, ' +
      'av god kvalitet, se tips, se recept, fetthalt, eller annan, eller annat',
  ),
  noteOpenings: words('från av med utan helst gärna som eller ej inte ca cirka'),
  asides: phrases(
    'efter smak, efter behov, efter tycke, valfritt, eventuellt, ev, om du vill, om så önskas, frivilligt',
  ),
  preparations: phrases('i rumstemperatur, rumstemperatur, rumstempererat, rumstempererad, rumstempererade'),
  longSizes: [],
  sizeClasses: phrases('storlek, stl'),
  types: words('typ nr'),
  foods: phrases('krossade tomater, krossad tomat, passerade tomater, kokt skinka, rökt skinka, finkrossade tomater'),
  noUnits: words('filé filéer del delar lager revben'),
  knobs: [],
  moreUnits: words('kruka krukor gren grenar'),
  participles: words('erad erat erade ad ade'),
};
