import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const adjective = '_ e er es en em';

export const german: Lexicon = {
  describesAfter: false,
  numbers: [
    ...words('ein eine einen einer eines einem zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ...words('halb halbe halber halbes halben halbem anderthalb eineinhalb zweieinhalb dreieinhalb viertel drittel'),
    ...words('dreiviertel achtel'),
  ],
  some: phrases('etwas, einige, einiges, ein paar, ein wenig, wenig, reichlich, ausreichend, genügend, viel, mehrere'),
  about: phrases('in etwa'),
  ranges: words('bis oder bzw'),
  of: words('von vom'),
  articles: words('der die das den dem des'),
  sizes: [
    ...inflected(
      'groß gross klein mittelgroß mittelgross kleiner größer mittler riesig winzig daumengroß walnussgroß haselnussgroß',
      adjective,
    ),
    ...words('mittel'),
  ],
  heaps: [
    ...inflected('gehäuft gestrichen gut knapp', adjective),
    ...inflected('voll schwach stark gefüllt', 'e er es en'),
    ...words('geh gestr kl gr'),
  ],
  heapsAfter: [...inflected('gehäuft gestrichen', adjective), ...words('geh gestr')],
  done: [
    ...inflected(
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
    ...inflected(
      'geschnitten feingeschnitten kleingeschnitten grobgeschnitten aufgeschnitten zugeschnitten gerieben feingerieben ' +
        'abgerieben zerrieben geschmolzen zerlassen geschlagen steifgeschlagen aufgeschlagen zerschlagen gebraten ' +
        'angebraten gedünstet gewaschen abgegossen durchgepresst zerbrochen ' +
        'gebrochen gedämpft zerrissen ausgelassen abgezogen',
      adjective,
    ),
  ],
  states: [
    ...inflected(
      'getrocknet gesalzen ungesalzen gefroren tiefgefroren tiefgekühlt eingelegt passiert kalt eiskalt lauwarm ' +
        'handwarm zimmerwarm heiß weich reif roh geräuchert gemahlen gesüßt ungesüßt gezuckert trocken küchenfertig ' +
        'backfertig kochendheiß kochend flüssig gekühlt ungekühlt abgekühlt vakuumiert mehligkochend festkochend',
      adjective,
    ),
    ...words('warm warme warmer warmes warmen'),
  ],
  manners: words('fein feinst grob frisch dünn klein leicht schräg längs quer hauchdünn mittelfein hart weich'),
  degrees: words('sehr ganz gut gründlich sorgfältig möglichst'),
  attributes: [
    ...inflected('frisch unbehandelt ungespritzt biologisch', adjective),
    ...words('bio tk demeter unbehandelt tiefkühlware'),
  ],
  into: words('in'),
  shapes: words(
    'würfel würfeln würfelchen scheiben scheibe scheibchen streifen stücke stücken stückchen ringe ringen ' +
      'halbringe spalten stifte stiften röschen viertel vierteln hälften achtel schnitze schnitzen blättchen ' +
      'hobel späne spänen flocken flöckchen rauten stängel segmente filets juliennes julienne kuben brocken rädchen ' +
      'röllchen stäbchen bröckchen fäden lamellen teile portionsstücke',
  ),
  with: words('mit ohne'),
  parts: words(
    'haut schale knochen kern kerne kernen stein steine steinen gräten rinde grün stiel stängel stielen strunk fett ' +
      'fettrand kopf schwanz blättern blätter blattgrün wurzel saft flüssigkeit',
  ),
  takings: words(
    'saft schale abrieb zesten mark zitronensaft blätter blättchen schalenabrieb kerne fruchtfleisch nadeln',
  ),
  purposes: phrases('zum, zur, für, fürs, als garnitur, als beilage, als deko, als dekoration, als topping'),
  notes: phrases(
    'z.b, z. b, zb, zum beispiel, wie z.b, wie z. b, aus der, aus dem, aus, alternativ, ersatzweise, am besten, ' +
      'vorzugsweise, möglichst, wahlweise, idealerweise, vom vortag, vom bäcker, vom metzger, vom fleischer, ' +
      'am stück, plus, nach packungsanweisung, nach packungsanleitung, je nach, sowie etwas, und etwas, entspricht, ' +
      'nach saison, davon, oder nach, oder mehr, oder weniger, statt, anstatt, siehe, nicht zu, ' +
      'in öl, in salzlake, in lake, in salz, in essig, im eigenen saft, im ganzen, evtl. etwas mehr, nach wahl, ' +
      'ihrer wahl, deiner wahl, eurer wahl, nach bedarf, bei bedarf',
  ),
  noteOpenings: words('wie von vom im am bei als nur nicht ohne mit auch nach je ca'),
  asides: phrases(
    'nach geschmack, nach belieben, nach wunsch, n. b, n.b, optional, evtl, evt, eventuell, ggf, gegebenenfalls, ' +
      'wer mag, wenn gewünscht, falls gewünscht, je nach geschmack, nach gusto, falls nötig, wenn nötig, q.s, wer möchte, ' +
      'falls vorhanden',
  ),
  preparations: phrases(
    'zimmertemperatur, bei zimmertemperatur, auf zimmertemperatur, mit zimmertemperatur, raumtemperatur',
  ),
  longSizes: phrases('m.-große, m.-großer, m.-großes, m.-großen, m.-grosse, mittel große, sehr große, sehr kleine'),
  sizeClasses: phrases('größe, grösse, gr, gewichtsklasse, klasse'),
  types: words('type typ nr no'),
  foods: phrases(
    'gekochter schinken, roher schinken, gekochten schinken, rohen schinken, ' +
      'gekochtem schinken, geschlagene sahne',
  ),
  noUnits: words('rippe rippen filet filets'),
  knobs: [],
  moreUnits: words('topf töpfe töpfchen kästchen beet beete netz netze ecke ecken stückchen fingerbreit daumenbreit'),
  participles: words('iert ierte ierten ierter iertes'),
};
