import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

const adjective = 'o a i e';

export const italianLineLexicon: LineLexicon = {
  isNounFirst: true,
  numbers: splitAtSpaces(
    "un una uno un' due tre quattro cinque sei sette otto nove dieci undici dodici mezzo mezza mezzi mezze quarto terzo " +
      'metà',
  ),
  vagueAmounts: splitAtCommas(
    'qualche, alcuni, alcune, poco, poca, pochi, poche, abbondante, abbondanti, parecchio, diversi, diverse',
  ),
  about: splitAtCommas("all' incirca, all'incirca, più o meno, intorno a"),
  ranges: splitAtSpaces('a o'),
  of: splitAtSpaces("di d' d del della dello dell' dei degli delle"),
  articles: splitAtSpaces("il lo la i gli le l' l del dello della dei degli delle"),
  sizes: [...inflect('piccol medi gross', adjective), ...splitAtSpaces('grande grandi')],
  sizeAbbreviations: splitAtSpaces('gr picc med'),
  countableFoods: [],
  spoonableFoods: [],
  fillLevels: [
    ...inflect('colm ras pien scars generos buon', adjective),
    ...splitAtSpaces('abbondante abbondanti bel bella belle buon'),
  ],
  fillLevelsAfterUnit: [...inflect('colm ras pien scars', adjective), ...splitAtSpaces('abbondante abbondanti')],
  preparationWords: [
    ...inflect(
      'tritat tagliat affettat grattugiat grattat sbucciat pelat lavat schiacciat sminuzzat spremut sgocciolat scolat ' +
        'sciacquat sbattut fus sciolt setacciat snocciolat denocciolat mondat pulit spezzettat spezzat sbriciolat ' +
        'sgusciat ammollat ammorbidit montat frullat spellat disossat sfilettat privat scongelat pestat strizzat ' +
        'sbollentat battut filtrat eviscerat tostat lessat bollit grigliat saltat rosolat ridott incis svuotat dissalat ' +
        'sfilacciat sfogliat spuntat decorticat raffreddat divis trit ' +
        'spurgat asciugat separat',
      adjective,
    ),
    ...splitAtSpaces('cubettato cubettata'),
  ],
  states: [
    ...inflect(
      'macinat essiccat affumicat cott salat zuccherat surgelat congelat liofilizzat tiepid fredd cald matur fresc crud ' +
        'inter disidratat',
      adjective,
    ),
    ...splitAtSpaces('bollente secco secca secchi secche fresche freschi morbido morbida'),
  ],
  manners: splitAtSpaces(
    'finemente grossolanamente appena fine fini sottile sottili leggermente precedentemente sottilmente',
  ),
  intensifiers: splitAtSpaces('molto ben bene'),
  qualities: splitAtSpaces('fresco fresca freschi fresche bio biologico biologica biologici'),
  into: splitAtSpaces('a in alla'),
  shapes: splitAtSpaces(
    'dadini dadi cubetti fette fettine pezzi pezzetti pezzettini rondelle listarelle strisce striscioline spicchi ' +
      'julienne tocchetti quarti metà filetti scaglie fiammiferi bastoncini lamelle rondelline anelli brunoise ' +
      'spicchietti ciuffetti cimette bocconcini tocchi quadretti mezzelune nastri petali',
  ),
  withOrWithout: splitAtSpaces('con senza'),
  foodParts: splitAtSpaces(
    'pelle buccia osso ossa lisca spine semi noccioli nocciolo crosta gambo gambi foglie scorza testa guscio anima coda',
  ),
  extracts: splitAtSpaces('succo scorza buccia polpa foglie semi scorzetta'),
  purposes: splitAtCommas('per, x la, x il, come guarnizione, come decorazione'),
  notes: splitAtCommas(
    'ad esempio, per esempio, preferibilmente, di preferenza, meglio se, possibilmente, a scelta, come, ' +
      'in alternativa, più un po, più quello, più quella, secondo stagione, di stagione, non trattato, non trattata, ' +
      "non trattati, non trattate, sott' olio, sott'olio, sott'aceto, al naturale, in scatola, in barattolo, o più, o meno, " +
      'a seconda, secondo i gusti, di buona qualità, se possibile',
  ),
  noteOpenings: splitAtSpaces('di da del della con senza a al in o anche meglio se non tipo come bio secondo qualità'),
  standaloneNotes: splitAtCommas(
    'q.b, q. b, qb, quanto basta, a piacere, a gusto, facoltativo, facoltativa, facoltativi, facoltative, opzionale, ' +
      'opzionali, se gradito, se gradita, secondo il gusto, secondo gusto, eventualmente, se necessario, a volontà',
  ),
  preparationPhrases: splitAtCommas(
    'da grattugiare, macinato fresco, macinata fresca, macinato al momento, al momento, a temperatura ambiente, temperatura ambiente, a neve, a neve ferma, a pomata, in ammollo, a bagnomaria',
  ),
  sizePhrases: [],
  sizeClasses: splitAtCommas('misura, taglia, categoria'),
  nameNumberPrefixes: splitAtSpaces('tipo'),
  foods: splitAtCommas(
    'sale grosso, zucchero grosso, pomodori pelati, pomodoro pelato, carne macinata, carne trita, carne tritata, ' +
      'manzo macinato, vitello macinato, maiale macinato, ' +
      'pane grattugiato, pan grattato, pane grattato, prosciutto cotto, prosciutto crudo, ' +
      'per dolci, per torte, per torte salate, per pizza, per pizze, per sushi, per brodo, per risotti, per risotto, ' +
      'per arrosti, per uso alimentare, per bolliti, noce moscata',
  ),
  nonUnits: splitAtSpaces('dado dadi filetto filetti costola costole parte parti cima cime bacca bacche'),
  unitPhrases: splitAtCommas('noce di burro, noci di burro'),
  unregisteredUnits: splitAtSpaces('gambo gambi ciuffetto ciuffetti grattata'),
  participles: splitAtSpaces('ato ata ati ate ito ita iti ite uto uta uti ute'),
};
