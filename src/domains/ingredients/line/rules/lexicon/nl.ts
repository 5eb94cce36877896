import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

export const dutchLineLexicon: LineLexicon = {
  isNounFirst: false,
  numbers: splitAtSpaces(
    'een één twee drie vier vijf zes zeven acht negen tien elf twaalf half halve anderhalf anderhalve kwart driekwart',
  ),
  vagueAmounts: splitAtCommas(
    'wat, enkele, een paar, paar, een weinig, weinig, enige, voldoende, flink wat, ruim voldoende, veel, genoeg',
  ),
  about: splitAtCommas("zo'n, min of meer"),
  ranges: splitAtSpaces('tot à of a'),
  of: splitAtSpaces('van'),
  articles: splitAtSpaces('de het'),
  sizes: splitAtSpaces(
    'grote groot kleine klein middelgrote middelgroot flinke flink middelmatige medium reuze grotere kleinere fikse',
  ),
  sizeAbbreviations: splitAtSpaces('gr kl middelgr mgr'),
  countableFoods: splitAtSpaces(
    'ui aardappel wortel winterpeen tomaat appel peer citroen limoen sinaasappel paprika peper courgette ' +
      'komkommer aubergine avocado banaan ei eidooier eiwit biet knol koolrabi kool krop venkelknol venkel ' +
      'sjalot prei champignon pompoen meloen ananas mango perzik nectarine abrikoos pruim vijg brood ' +
      'broodje wrap tortilla biefstuk kipfilet filet forel vis kip eend worst garnaal tak blad artisjok ' +
      'pastinaak sjalotje bol radijs teen bloemkool',
  ),
  spoonableFoods: splitAtSpaces(
    'suiker zout peper bloem poeder olie boter azijn mosterd honing zetmeel soda kaneel cacao kruiden ' +
      'kerrie komijn oregano tijm nootmuskaat saus siroop puree pasta melk room water sap gist koffie thee ' +
      'rum zaad zaadjes jam mayonaise ketchup yoghurt kwark margarine bouillon extract meel maizena ketjap ' +
      'sambal',
  ),
  fillLevels: splitAtSpaces(
    'volle afgestreken opgehoopte opgehoopt flinke flink goede royale ruime gestreken halfvolle kleine grote ruim volgepakte',
  ),
  fillLevelsAfterUnit: splitAtSpaces('afgestreken opgehoopt'),
  preparationWords: [
    ...splitAtSpaces(
      'gesneden fijngesneden grofgesneden kleingesneden ingesneden opengesneden gewassen ongeschild gesmolten ' +
        'fijngewreven gebroken gebakken opgeklopt losgeklopt stijfgeklopt versgemalen afgegoten gehakte',
    ),
    ...inflect(
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
    ...splitAtSpaces(
      'gemalen bevroren koud koude warm warme lauw lauwe lauwwarm lauwwarme heet hete zacht zachte ' +
        'rijp rijpe rauw rauwe gehakt ongezouten gezouten ijskoud ijskoude kokend kokende vloeibaar vloeibare ' +
        'voorgebakken',
    ),
    ...inflect('gedroogd gerookt gezoet ongezoet ingevroren gezeefd gepekeld gekoeld gestoofd gerijpt', '_ e'),
  ],
  manners: splitAtSpaces('fijn grof vers dun klein licht schuin overlangs'),
  intensifiers: splitAtSpaces('heel zeer goed'),
  qualities: splitAtSpaces('vers verse biologisch biologische diepvries bio ongespoten onbespoten'),
  into: splitAtSpaces('in'),
  shapes: splitAtSpaces(
    'blokjes blokje blokken plakjes plakken reepjes repen ringen ringetjes partjes parten stukjes stukken ' +
      'stukje schijfjes schijven roosjes kwarten vieren tweeën achten zessen dobbelsteentjes julienne ' +
      'staafjes plukjes slierten helften linten flinters snippers maantjes stroken strookjes sliertjes ' +
      'krullen schaafsel schilfers brokjes',
  ),
  withOrWithout: splitAtSpaces('met zonder'),
  foodParts: splitAtSpaces(
    'schil vel bot been graat graten pit pitten korst zaadjes zaad groen steel steeltjes kop staart huid vet',
  ),
  extracts: splitAtSpaces('sap rasp schil zeste pitjes blaadjes merg vruchtvlees'),
  purposes: splitAtCommas(
    'om te, om in te, om mee te, om op te, om, voor, ter garnering, ter decoratie, ter versiering, als garnering, ' +
      'als topping, tbv, t.b.v, garnering, decoratie',
  ),
  notes: splitAtCommas(
    'bijvoorbeeld, bijv, bv, b.v, zoals, liefst, bij voorkeur, het liefst, naar keuze, uit blik, uit een blik, uit pot, ' +
      'uit de diepvries, of meer, of minder, van goede kwaliteit, plus extra, plus wat extra, in plaats van, eventueel wat, ' +
      'afhankelijk van, op sap, op siroop, uit een pakje, van de slager, van de bakker, of een ander, of een andere, ' +
      'op olie, in olie, op water, volgens de verpakking',
  ),
  noteOpenings: splitAtSpaces('van met zonder bij naar uit op als of ook alleen niet'),
  standaloneNotes: splitAtCommas(
    'naar smaak, naar wens, naar behoefte, optioneel, optionele, eventueel, evt, indien gewenst, indien nodig, naar believen, ' +
      'desgewenst',
  ),
  preparationPhrases: splitAtCommas(
    'op kamertemperatuur, kamertemperatuur, van kamertemperatuur, fijn gehakt, grof gehakt, zeer fijn gehakt, ' +
      'heel fijn gehakt',
  ),
  sizePhrases: splitAtCommas('m.-gr, m. gr'),
  sizeClasses: splitAtCommas('maat'),
  nameNumberPrefixes: splitAtSpaces('type nr'),
  foods: splitAtCommas(
    'rul gehakt, gemengd gehakt, half om half gehakt, half-om-half gehakt, mager gehakt, vegetarisch gehakt, ' +
      'gezeefde tomaten, gekookte ham, half om half, volle melk, volle yoghurt',
  ),
  nonUnits: splitAtSpaces('rib ribben filet filets deel delen laag lagen'),
  unitPhrases: [],
  unregisteredUnits: splitAtSpaces('plukje plukjes toefje toefjes trosje trosjes'),
  participles: splitAtSpaces('eerd eerde'),
};
