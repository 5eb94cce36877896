import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const adjective = 'o a i e';

export const italian: Lexicon = {
  describesAfter: true,
  numbers: words(
    "un una uno un' due tre quattro cinque sei sette otto nove dieci undici dodici mezzo mezza mezzi mezze quarto terzo " +
      'metà',
  ),
  some: phrases(
    'qualche, alcuni, alcune, poco, poca, pochi, poche, abbondante, abbondanti, parecchio, diversi, diverse',
  ),
  about: phrases("all' incirca, all'incirca, più o meno, intorno a"),
  ranges: words('a o'),
  of: words("di d' d del della dello dell' dei degli delle"),
  articles: words("il lo la i gli le l' l del dello della dei degli delle"),
  sizes: [...inflected('piccol medi gross', adjective), ...words('grande grandi')],
  heaps: [
    ...inflected('colm ras pien scars generos buon', adjective),
    ...words('abbondante abbondanti bel bella belle buon'),
  ],
  heapsAfter: [...inflected('colm ras pien scars', adjective), ...words('abbondante abbondanti')],
  done: [
    ...inflected(
      'tritat tagliat affettat grattugiat grattat sbucciat pelat lavat schiacciat sminuzzat spremut sgocciolat scolat ' +
        'sciacquat sbattut fus sciolt setacciat snocciolat denocciolat mondat pulit spezzettat spezzat sbriciolat ' +
        'sgusciat ammollat ammorbidit montat frullat spellat disossat sfilettat privat scongelat pestat strizzat ' +
        'sbollentat battut filtrat eviscerat tostat lessat bollit grigliat saltat rosolat ridott incis svuotat dissalat ' +
        'sfilacciat sfogliat spuntat decorticat raffreddat divis trit ' +
        'spurgat asciugat separat',
      adjective,
    ),
    ...words('cubettato cubettata'),
  ],
  states: [
    ...inflected(
      'macinat essiccat affumicat cott salat zuccherat surgelat congelat liofilizzat tiepid fredd cald matur fresc crud ' +
        'inter disidratat',
      adjective,
    ),
    ...words('bollente secco secca secchi secche fresche freschi morbido morbida'),
  ],
  manners: words('finemente grossolanamente appena fine fini sottile sottili leggermente precedentemente sottilmente'),
  degrees: words('molto ben bene'),
  attributes: words('fresco fresca freschi fresche bio biologico biologica biologici'),
  into: words('a in alla'),
  shapes: words(
    'dadini dadi cubetti fette fettine pezzi pezzetti pezzettini rondelle listarelle strisce striscioline spicchi ' +
      'julienne tocchetti quarti metà filetti scaglie fiammiferi bastoncini lamelle rondelline anelli brunoise ' +
      'spicchietti ciuffetti cimette bocconcini tocchi quadretti mezzelune nastri petali',
  ),
  with: words('con senza'),
  parts: words(
    'pelle buccia osso ossa lisca spine semi noccioli nocciolo crosta gambo gambi foglie scorza testa guscio anima coda',
  ),
  takings: words('succo scorza buccia polpa foglie semi scorzetta'),
  purposes: phrases('per, x la, x il, come guarnizione, come decorazione'),
  notes: phrases(
    'ad esempio, per esempio, preferibilmente, di preferenza, meglio se, possibilmente, a scelta, come, ' +
      'in alternativa, più un po, più quello, più quella, secondo stagione, di stagione, non trattato, non trattata, ' +
      "non trattati, non trattate, sott' olio, sott'olio, sott'aceto, al naturale, in scatola, in barattolo, o più, o meno, " +
      'a seconda, secondo i gusti, di buona qualità, se possibile',
  ),
  noteOpenings: words('di da del della con senza a al in o anche meglio se non tipo come bio secondo qualità'),
  asides: phrases(
    'q.b, q. b, qb, quanto basta, a piacere, a gusto, facoltativo, facoltativa, facoltativi, facoltative, opzionale, ' +
      'opzionali, se gradito, se gradita, secondo il gusto, secondo gusto, eventualmente, se necessario, a volontà',
  ),
  preparations: phrases(
    'da grattugiare, macinato fresco, macinata fresca, macinato al momento, al momento, a temperatura ambiente, temperatura ambiente, a neve, a neve ferma, a pomata, in ammollo, a bagnomaria',
  ),
  longSizes: [],
  sizeClasses: phrases('misura, taglia, categoria'),
  types: words('tipo'),
  foods: phrases(
    'sale grosso, zucchero grosso, pomodori pelati, pomodoro pelato, carne macinata, carne trita, carne tritata, ' +
      'manzo macinato, vitello macinato, maiale macinato, ' +
      'pane grattugiato, pan grattato, pane grattato, prosciutto cotto, prosciutto crudo, ' +
      'per dolci, per torte, per torte salate, per pizza, per pizze, per sushi, per brodo, per risotti, per risotto, ' +
      'per arrosti, per uso alimentare, per bolliti, noce moscata',
  ),
  noUnits: words('dado dadi filetto filetti costola costole parte parti cima cime bacca bacche'),
  knobs: phrases('noce di burro, noci di burro'),
  moreUnits: words('gambo gambi ciuffetto ciuffetti grattata'),
  participles: words('ato ata ati ate ito ita iti ite uto uta uti ute'),
};
