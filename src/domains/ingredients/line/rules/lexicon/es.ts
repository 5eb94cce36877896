import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

const adjective = 'o a os as';

export const spanishLineLexicon: LineLexicon = {
  isNounFirst: true,
  numbers: splitAtSpaces(
    'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce medio media medios medias cuarto cuartos ' +
      'tercio tercios mitad',
  ),
  vagueAmounts: splitAtCommas(
    'unos, unas, algo, algunos, algunas, unos cuantos, unas cuantas, varios, varias, bastante, suficiente, mucho, mucha',
  ),
  about: splitAtCommas('alrededor de, cerca de, más o menos'),
  ranges: splitAtSpaces('a o u ó'),
  of: splitAtSpaces('de del'),
  articles: splitAtSpaces('el la los las'),
  sizes: [...inflect('pequeñ median chic pequeñit', adjective), ...splitAtSpaces('grande grandes gran enorme enormes')],
  sizeAbbreviations: splitAtSpaces('gde gdes peq med'),
  countableFoods: [],
  spoonableFoods: [],
  fillLevels: [...inflect('colmad ras llen escas generos', adjective), ...splitAtSpaces('buen buena buenos buenas')],
  fillLevelsAfterUnit: [...inflect('colmad ras llen', adjective), ...splitAtSpaces('gde gdes peq')],
  preparationWords: [
    ...inflect(
      'picad picadit cortad cortadit trocead rallad rayad pelad lavad machacad majad triturad exprimid escurrid ' +
        'enjuagad batid derretid fundid tamizad desmenuzad desmigad desmechad laminad filetead deshuesad despepitad ' +
        'desvenad limpiad remojad descongelad aplastad partid ablandad separad montad despedazad cernid colad ' +
        'desgranad desalad asad tostad saltead hervid escaldad cocinad cocid rebanad dorad diluid disuelt hidratad ' +
        'activad estrujad chafad desinfectad licuad sofrit pochad dividid templad',
      adjective,
    ),
    ...splitAtSpaces('suavizada suavizado reblandecida reblandecido'),
  ],
  states: [
    ...inflect(
      'sec molid ahumad congelad salad azucarad frit tibi frí madur fresc crud enter limpi liofilizad deshidratad ' +
        'envasad',
      adjective,
    ),
    ...splitAtSpaces('caliente calientes blanda blando'),
  ],
  manners: splitAtSpaces(
    'finamente recién fino fina finos finas finito finita toscamente gruesamente groseramente ligeramente previamente ' +
      'menudo menuda',
  ),
  intensifiers: splitAtSpaces('muy bien'),
  qualities: splitAtSpaces('fresco fresca frescos frescas ecológico ecológica ecológicos bio orgánico orgánica'),
  into: splitAtSpaces('en a'),
  shapes: splitAtSpaces(
    'trozos trozo trocitos cubos cubitos cubo dados daditos dado rodajas rodaja tiras tiritas juliana láminas lámina ' +
      'lonchas gajos aros rebanadas brunoise cuartos mitades pedazos pedacitos bastones bastoncitos octavos plumas ' +
      'taquitos tacos cachos virutas hebras cuadraditos cuadrados medallones filetes floretes ramilletes ' +
      'mitad astillas lascas tajadas',
  ),
  withOrWithout: splitAtSpaces('con sin'),
  foodParts: splitAtSpaces(
    'piel hueso huesos espinas pepitas semillas cáscara corteza rabo rabito tallo tallos hojas venas cabeza cabezas ' +
      'corazón grasa',
  ),
  extracts: splitAtSpaces('zumo jugo ralladura cáscara piel pulpa hojas semillas'),
  purposes: splitAtCommas('para, p/'),
  notes: splitAtCommas(
    'por ejemplo, p. ej, p.ej, preferiblemente, preferentemente, de preferencia, a ser posible, como, mejor si, ' +
      'más un poco, más extra, a elegir, a tu elección, de tu elección, según, o en su defecto, en su defecto, equivalente, ' +
      'de temporada, de bote, de lata, en conserva, en aceite, si es posible, o más, o menos, o la que, o el que, hecho con, ' +
      'hecha con, o similar, o al gusto, de buena calidad',
  ),
  noteOpenings: splitAtSpaces('de del con sin a al en según o mejor tipo marca yo si que puede como además aunque'),
  standaloneNotes: splitAtCommas(
    'al gusto, a gusto, c/n, c/s, cantidad necesaria, la cantidad necesaria, c.s, c. s, cs, opcional, opcionales, ' +
      'si se desea, si lo deseas, si quieres, si gustas, si se quiere, a discreción, q.b, eventualmente, si es necesario, ' +
      'lo necesario, la necesaria, el necesario, a voluntad',
  ),
  preparationPhrases: splitAtCommas(
    'a temperatura ambiente, temperatura ambiente, a punto de nieve, a punto pomada, punto pomada',
  ),
  sizePhrases: [],
  sizeClasses: splitAtCommas('tamaño, talla'),
  nameNumberPrefixes: splitAtSpaces('tipo'),
  foods: splitAtCommas(
    'carne picada, carne molida, carne de ternera picada, ternera picada, cerdo picado, pollo picado, res molida, ' +
      'pan rallado, pan tostado, pan molido, jamón cocido, sal gorda, sal gruesa, nuez moscada, ' +
      'para hamburguesa, para hamburguesas, para sushi, para paella, para pizza, para todo uso, para repostería, para hornear, para montar, para batir, ' +
      'frutos secos',
  ),
  nonUnits: splitAtSpaces('filete filetes costilla costillas parte partes capa capas'),
  unitPhrases: splitAtCommas('nuez de mantequilla, nueces de mantequilla'),
  unregisteredUnits: splitAtSpaces('pastilla pastillas'),
  participles: splitAtSpaces('ado ada ados adas ido ida idos idas'),
};
