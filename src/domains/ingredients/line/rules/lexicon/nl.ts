import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

export const dutch: Lexicon = {
  describesAfter: false,
  numbers: words(
    'een één twee drie vier vijf zes zeven acht negen tien elf twaalf half halve anderhalf anderhalve kwart driekwart',
  ),
  some: phrases(
    'wat, enkele, een paar, paar, een weinig, weinig, enige, voldoende, flink wat, ruim voldoende, veel, genoeg',
  ),
  about: phrases("zo'n, min of meer"),
  ranges: words('tot à of a'),
  of: words('van'),
  articles: words('de het'),
  sizes: words(
    'grote groot kleine klein middelgrote middelgroot flinke flink middelmatige medium reuze grotere kleinere fikse',
  ),
  heaps: words(
    'volle afgestreken opgehoopte opgehoopt flinke flink goede royale ruime gestreken halfvolle kleine grote ruim volgepakte',
  ),
  heapsAfter: words('afgestreken opgehoopt'),
  done: [
    ...words(
      'gesneden fijngesneden grofgesneden kleingesneden ingesneden opengesneden gewassen ongeschild gesmolten ' +
        'fijngewreven gebroken gebakken opgeklopt losgeklopt stijfgeklopt versgemalen afgegoten gehakte',
    ),
    ...inflected(
      'fijngehakt grofgehakt kleingehakt geraspt geperst uitgeperst uitgelekt afgedruipt geklopt geroerd gekookt ' +
        'geblancheerd geplukt geplet gestampt fijngestampt ontpit ontvet geroosterd gekruimeld verkruimeld ' +
        'gesnipperd geschild gepeld ontveld schoongemaakt afgespoeld gespoeld gehalveerd gekneusd ontdooid geweekt ' +
        'voorgeweekt gescheurd gevierendeeld geschaafd gepureerd geprakt verwijderd ontbeend gefileerd gemarineerd ' +
        'gekarameliseerd gegrild gestoomd gegaard voorgekookt fijngemalen uitgeknepen ' +
        'schoongeborsteld afgekoeld gesplitst gescheiden verkleind getoast',
      '_ e te',
    ),
  ],
  states: [
    ...words(
      'gemalen bevroren koud koude warm warme lauw lauwe lauwwarm lauwwarme heet hete zacht zachte ' +
        'rijp rijpe rauw rauwe gehakt ongezouten gezouten ijskoud ijskoude kokend kokende vloeibaar vloeibare ' +
        'voorgebakken',
    ),
    ...inflected('gedroogd gerookt gezoet ongezoet ingevroren gezeefd gepekeld gekoeld gestoofd gerijpt', '_ e'),
  ],
  manners: words('fijn grof vers dun klein licht schuin overlangs'),
  degrees: words('heel zeer goed'),
  attributes: words('vers verse biologisch biologische diepvries bio ongespoten onbespoten'),
  into: words('in'),
  shapes: words(
    'blokjes blokje blokken plakjes plakken reepjes repen ringen ringetjes partjes parten stukjes stukken ' +
      'stukje schijfjes schijven roosjes kwarten vieren tweeën achten zessen dobbelsteentjes julienne ' +
      'staafjes plukjes slierten helften linten flinters snippers maantjes stroken strookjes sliertjes ' +
      'krullen schaafsel schilfers brokjes',
  ),
  with: words('met zonder'),
  parts: words(
    'schil vel bot been graat graten pit pitten korst zaadjes zaad groen steel steeltjes kop staart huid vet',
  ),
  takings: words('sap rasp schil zeste pitjes blaadjes merg vruchtvlees'),
  purposes: phrases(
    'om te, om in te, om mee te, om op te, om, voor, ter garnering, ter decoratie, ter versiering, als garnering, ' +
      'als topping, tbv, t.b.v, garnering, decoratie',
  ),
  notes: phrases(
    'bijvoorbeeld, bijv, bv, b.v, zoals, liefst, bij voorkeur, het liefst, naar keuze, uit blik, uit een blik, uit pot, ' +
      'uit de diepvries, of meer, of minder, van goede kwaliteit, plus extra, plus wat extra, in plaats van, eventueel wat, ' +
      'afhankelijk van, op sap, op siroop, uit een pakje, van de slager, van de bakker, of een ander, of een andere, ' +
      'op olie, in olie, op water, volgens de verpakking',
  ),
  noteOpenings: words('van met zonder bij naar uit op als of ook alleen niet'),
  asides: phrases(
    'naar smaak, naar wens, naar behoefte, optioneel, optionele, eventueel, evt, indien gewenst, indien nodig, naar believen, ' +
      'desgewenst',
  ),
  preparations: phrases(
    'op kamertemperatuur, kamertemperatuur, van kamertemperatuur, fijn gehakt, grof gehakt, zeer fijn gehakt, ' +
      'heel fijn gehakt',
  ),
  longSizes: [],
  sizeClasses: phrases('maat'),
  types: words('type nr'),
  foods: phrases(
    'rul gehakt, gemengd gehakt, half om half gehakt, half-om-half gehakt, mager gehakt, vegetarisch gehakt, ' +
      'gezeefde tomaten, gekookte ham, half om half, volle melk, volle yoghurt',
  ),
  noUnits: words('rib ribben filet filets deel delen laag lagen'),
  knobs: [],
  moreUnits: words('plukje plukjes toefje toefjes trosje trosjes'),
  participles: words('eerd eerde'),
};
