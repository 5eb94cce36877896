import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const adjective = 'o a os as';

export const spanish: Lexicon = {
  describesAfter: true,
  numbers: words(
    'un una uno dos tres cuatro cinco seis siete ocho nueve diez once doce medio media medios medias cuarto cuartos ' +
      'tercio tercios mitad',
  ),
  some: phrases(
    'unos, unas, algo, algunos, algunas, unos cuantos, unas cuantas, varios, varias, bastante, suficiente, mucho, mucha',
  ),
  about: phrases('alrededor de, cerca de, más o menos'),
  ranges: words('a o u ó'),
  of: words('de del'),
  articles: words('el la los las'),
  sizes: [...inflected('pequeñ median chic pequeñit', adjective), ...words('grande grandes gran enorme enormes')],
  heaps: [...inflected('colmad ras llen escas generos', adjective), ...words('buen buena buenos buenas')],
  heapsAfter: inflected('colmad ras llen', adjective),
  done: [
    ...inflected(
      'picad picadit cortad cortadit trocead rallad rayad pelad lavad machacad majad triturad exprimid escurrid ' +
        'enjuagad batid derretid fundid tamizad desmenuzad desmigad desmechad laminad filetead deshuesad despepitad ' +
        'desvenad limpiad remojad descongelad aplastad partid ablandad separad montad despedazad cernid colad ' +
        'desgranad desalad asad tostad saltead hervid escaldad cocinad cocid rebanad dorad diluid disuelt hidratad ' +
        'activad estrujad chafad desinfectad licuad sofrit pochad dividid templad',
      adjective,
    ),
    ...words('suavizada suavizado reblandecida reblandecido'),
  ],
  states: [
    ...inflected(
      'sec molid ahumad congelad salad azucarad frit tibi frí madur fresc crud enter limpi liofilizad deshidratad ' +
        'envasad',
      adjective,
    ),
    ...words('caliente calientes blanda blando'),
  ],
  manners: words(
    'finamente recién fino fina finos finas finito finita toscamente gruesamente groseramente ligeramente previamente ' +
      'menudo menuda',
  ),
  degrees: words('muy bien'),
  attributes: words('fresco fresca frescos frescas ecológico ecológica ecológicos bio orgánico orgánica'),
  into: words('en a'),
  shapes: words(
    'trozos trozo trocitos cubos cubitos cubo dados daditos dado rodajas rodaja tiras tiritas juliana láminas lámina ' +
      'lonchas gajos aros rebanadas brunoise cuartos mitades pedazos pedacitos bastones bastoncitos octavos plumas ' +
      'taquitos tacos cachos virutas hebras cuadraditos cuadrados medallones filetes floretes ramilletes ' +
      'mitad astillas lascas tajadas',
  ),
  with: words('con sin'),
  parts: words(
    'piel hueso huesos espinas pepitas semillas cáscara corteza rabo rabito tallo tallos hojas venas cabeza cabezas ' +
      'corazón grasa',
  ),
  takings: words('zumo jugo ralladura cáscara piel pulpa hojas semillas'),
  purposes: phrases('para, p/'),
  notes: phrases(
    'por ejemplo, p. ej, p.ej, preferiblemente, preferentemente, de preferencia, a ser posible, como, mejor si, ' +
      'más un poco, más extra, a elegir, a tu elección, de tu elección, según, o en su defecto, en su defecto, equivalente, ' +
      'de temporada, de bote, de lata, en conserva, en aceite, si es posible, o más, o menos, o la que, o el que, hecho con, ' +
      'hecha con, o similar, o al gusto, de buena calidad',
  ),
  noteOpenings: words('de del con sin a al en según o mejor tipo marca yo si que puede como además aunque'),
  asides: phrases(
    'al gusto, a gusto, c/n, c/s, cantidad necesaria, la cantidad necesaria, c.s, c. s, cs, opcional, opcionales, ' +
      'si se desea, si lo deseas, si quieres, si gustas, si se quiere, a discreción, q.b, eventualmente, si es necesario, ' +
      'lo necesario, la necesaria, el necesario, a voluntad',
  ),
  preparations: phrases('a temperatura ambiente, temperatura ambiente, a punto de nieve, a punto pomada, punto pomada'),
  longSizes: [],
  sizeClasses: phrases('tamaño, talla'),
  types: words('tipo'),
  foods: phrases(
    'carne picada, carne molida, carne de ternera picada, ternera picada, cerdo picado, pollo picado, res molida, ' +
      'pan rallado, pan tostado, pan molido, jamón cocido, sal gorda, sal gruesa, nuez moscada, ' +
      'para hamburguesa, para hamburguesas, para sushi, para paella, para pizza, para todo uso, para repostería, para hornear, para montar, para batir, ' +
      'frutos secos',
  ),
  noUnits: words('filete filetes costilla costillas parte partes capa capas'),
  knobs: phrases('nuez de mantequilla, nueces de mantequilla'),
  moreUnits: words('pastilla pastillas'),
  participles: words('ado ada ados adas ido ida idos idas'),
};
