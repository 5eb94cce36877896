import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

const adjective = '_ e er es en em';

export const germanLineLexicon: LineLexicon = {
  isNounFirst: false,
  numbers: [
    ...splitAtSpaces('ein eine einen einer eines einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ...splitAtSpaces(
      'halb halbe halber halbes halben halbem anderthalb eineinhalb zweieinhalb dreieinhalb viertel drittel',
    ),
    ...splitAtSpaces('dreiviertel achtel'),
  ],
  vagueAmounts: splitAtCommas(
    'etwas, einige, einiges, ein paar, ein wenig, wenig, reichlich, ausreichend, genügend, viel, mehrere',
  ),
  about: splitAtCommas('in etwa'),
  ranges: splitAtSpaces('bis oder bzw'),
  of: splitAtSpaces('von vom'),
  articles: splitAtSpaces('der die das den dem des'),
  sizes: [
    ...inflect(
      'groß gross klein mittelgroß mittelgross kleiner größer mittler riesig winzig daumengroß walnussgroß haselnussgroß',
      adjective,
    ),
    ...splitAtSpaces('mittel'),
  ],
  sizeAbbreviations: splitAtSpaces('gr kl mittl mittelgr mgr'),
  countableFoods: splitAtSpaces(
    'zwiebel kartoffel mohre karotte tomate apfel birne zitrone orange limette paprika paprikaschote ' +
      'chilischote peperoni gurke zucchini aubergine avocado banane ei eier eigelb eiweiss rube bete ' +
      'rettich kohlrabi kohl salat salatkopf fenchel fenchelknolle knolle sellerie schalotte knoblauchzehe ' +
      'zehe lauchstange pilz champignon kurbis melone ananas mango pfirsich nektarine aprikose pflaume ' +
      'feige brotchen semmel brot tortilla fladen schnitzel steak filet forelle fisch hahnchen huhn ente ' +
      'keule wurst wurstchen garnele zweig blatt kopf quitte artischocke pastinake schote mozzarella kugel ' +
      'hahnchenbrust brustfilet',
  ),
  spoonableFoods: splitAtSpaces(
    'zucker salz pfeffer mehl pulver ol butter essig senf honig starke natron soda zimt kakao gewurz ' +
      'gewurze curry paprikapulver kummel majoran oregano thymian muskat sosse sauce sirup mark paste milch ' +
      'sahne wasser saft brosel griess hefe kaffee tee rum likor samen korner flocken marmelade mayonnaise ' +
      'ketchup krauter joghurt quark creme schmalz margarine bruhe extrakt aroma',
  ),
  fillLevels: [
    ...inflect('gehäuft gestrichen gut knapp', adjective),
    ...inflect('voll schwach stark gefüllt', 'e er es en'),
    ...splitAtSpaces('geh gestr'),
  ],
  fillLevelsAfterUnit: [...inflect('gehäuft gestrichen', adjective), ...splitAtSpaces('geh gestr')],
  preparationWords: [
    ...inflect(
      'gehackt feingehackt grobgehackt kleingehackt gewürfelt feingewürfelt grobgewürfelt geraspelt geraffelt gehobelt ' +
        'geschält ungeschält entkernt entsteint geviertelt halbiert geachtelt gedrittelt geputzt gepresst gepreßt ' +
        'ausgepresst zerdrückt zerkleinert püriert verquirlt verrührt abgetropft gespült abgespült gezupft abgezupft ' +
        'zerzupft zerpflückt zerbröselt zerbröckelt gebröselt gebröckelt gesiebt eingeweicht aufgetaut angetaut ' +
        'angeröstet geröstet blanchiert mariniert entstielt filetiert pariert gehäutet enthäutet gestiftelt gemörsert ' +
        'tranchiert gestückelt gehäckselt zerteilt geteilt gepellt ausgekratzt ausgelöst entbeint entgrätet zerstoßen ' +
        'zerstampft gestampft gekocht vorgekocht weichgekocht hartgekocht gegart vorgegart ' +
        'gestoßen temperiert entfettet entrindet gequetscht angedrückt gerebelt gerupft',
      adjective,
    ),
    ...inflect(
      'geschnitten feingeschnitten kleingeschnitten grobgeschnitten aufgeschnitten zugeschnitten gerieben feingerieben ' +
        'abgerieben zerrieben geschmolzen zerlassen geschlagen steifgeschlagen aufgeschlagen zerschlagen gebraten ' +
        'angebraten gedünstet gewaschen abgegossen durchgepresst zerbrochen ' +
        'gebrochen gedämpft zerrissen ausgelassen abgezogen',
      adjective,
    ),
  ],
  states: [
    ...inflect(
      'getrocknet gesalzen ungesalzen gefroren tiefgefroren tiefgekühlt eingelegt passiert kalt eiskalt lauwarm ' +
        'handwarm zimmerwarm heiß weich reif roh geräuchert gemahlen gesüßt ungesüßt gezuckert trocken küchenfertig ' +
        'backfertig kochendheiß kochend flüssig gekühlt ungekühlt abgekühlt vakuumiert mehligkochend festkochend',
      adjective,
    ),
    ...splitAtSpaces('warm warme warmer warmes warmen'),
  ],
  manners: splitAtSpaces('fein feinst grob frisch dünn klein leicht schräg längs quer hauchdünn mittelfein hart weich'),
  intensifiers: splitAtSpaces('sehr ganz gut gründlich sorgfältig möglichst'),
  qualities: [
    ...inflect('frisch unbehandelt ungespritzt biologisch', adjective),
    ...splitAtSpaces('bio tk demeter unbehandelt tiefkühlware'),
  ],
  into: splitAtSpaces('in'),
  shapes: splitAtSpaces(
    'würfel würfeln würfelchen scheiben scheibe scheibchen streifen stücke stücken stückchen ringe ringen ' +
      'halbringe spalten stifte stiften röschen viertel vierteln hälften achtel schnitze schnitzen blättchen ' +
      'hobel späne spänen flocken flöckchen rauten stängel segmente filets juliennes julienne kuben brocken rädchen ' +
      'röllchen stäbchen bröckchen fäden lamellen teile portionsstücke',
  ),
  withOrWithout: splitAtSpaces('mit ohne'),
  foodParts: splitAtSpaces(
    'haut schale knochen kern kerne kernen stein steine steinen gräten rinde grün stiel stängel stielen strunk fett ' +
      'fettrand kopf schwanz blättern blätter blattgrün wurzel saft flüssigkeit',
  ),
  extracts: splitAtSpaces(
    'saft schale abrieb zesten mark zitronensaft blätter blättchen schalenabrieb kerne fruchtfleisch nadeln',
  ),
  purposes: splitAtCommas('zum, zur, für, fürs, als garnitur, als beilage, als deko, als dekoration, als topping'),
  notes: splitAtCommas(
    'z.b, z. b, zb, zum beispiel, wie z.b, wie z. b, aus der, aus dem, aus, alternativ, ersatzweise, am besten, ' +
      'vorzugsweise, möglichst, wahlweise, idealerweise, vom vortag, vom bäcker, vom metzger, vom fleischer, ' +
      'am stück, plus, nach packungsanweisung, nach packungsanleitung, je nach, sowie etwas, und etwas, entspricht, ' +
      'nach saison, davon, oder nach, oder mehr, oder weniger, statt, anstatt, siehe, nicht zu, ' +
      'in öl, in salzlake, in lake, in salz, in essig, im eigenen saft, im ganzen, evtl. etwas mehr, nach wahl, ' +
      'ihrer wahl, deiner wahl, eurer wahl, nach bedarf, bei bedarf',
  ),
  noteOpenings: splitAtSpaces('wie von vom im am bei als nur nicht ohne mit auch nach je ca'),
  standaloneNotes: splitAtCommas(
    'nach geschmack, nach belieben, nach wunsch, n. b, n.b, optional, evtl, evt, eventuell, ggf, gegebenenfalls, ' +
      'wer mag, wenn gewünscht, falls gewünscht, je nach geschmack, nach gusto, falls nötig, wenn nötig, q.s, wer möchte, ' +
      'falls vorhanden',
  ),
  preparationPhrases: splitAtCommas(
    'zimmertemperatur, bei zimmertemperatur, auf zimmertemperatur, mit zimmertemperatur, raumtemperatur',
  ),
  sizePhrases: splitAtCommas(
    'm.-gr, m. gr, m.gr, m-gr, m.-große, m.-großer, m.-großes, m.-großen, m.-grosse, mittel große, sehr große, sehr kleine',
  ),
  sizeClasses: splitAtCommas('größe, grösse, gr, gewichtsklasse, klasse'),
  nameNumberPrefixes: splitAtSpaces('type typ nr no'),
  foods: splitAtCommas(
    'gekochter schinken, roher schinken, gekochten schinken, rohen schinken, ' +
      'gekochtem schinken, geschlagene sahne',
  ),
  nonUnits: splitAtSpaces('rippe rippen filet filets'),
  unitPhrases: [],
  unregisteredUnits: splitAtSpaces(
    'topf töpfe töpfchen kästchen beet beete netz netze ecke ecken stückchen fingerbreit daumenbreit',
  ),
  participles: splitAtSpaces('iert ierte ierten ierter iertes'),
};
