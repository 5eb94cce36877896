import { inflected, phrases, words } from './lexicon.ts';
import type { Lexicon } from './lexicon.ts';

const adjective = 'o a os as';

export const portuguese: Lexicon = {
  describesAfter: true,
  numbers: words(
    'um uma dois duas três quatro cinco seis sete oito nove dez onze doze meio meia meios meias quarto quartos terço metade',
  ),
  some: phrases(
    'uns, umas, alguns, algumas, algum, alguma, bastante, vários, várias, suficiente, muito, muita, um bocado',
  ),
  about: phrases('cerca de, mais ou menos, por volta de'),
  ranges: words('a ou até à'),
  of: words("de do da dos das d d'"),
  articles: words('o a os as'),
  sizes: [...inflected('pequen médi medi', adjective), ...words('grande grandes enorme enormes')],
  heaps: [...inflected('chei ras generos fart', adjective), ...words('boa bom boas bons nivelada niveladas')],
  heapsAfter: [...inflected('chei ras', adjective), ...words('nivelada niveladas')],
  done: [
    ...inflected(
      'picad picadinh cortad cortadinh fatiad ralad raladinh descascad lavad amassad espremid escorrid derretid batid ' +
        'peneirad triturad esmagad desfiad desossad laminad dessalgad demolhad hidratad processad separad amolecid ' +
        'partid escaldad aferventad descongelad higienizad filetad esfarelad dividid cozid assad torrad refogad grelhad ' +
        'pelad temperad dissolvid coad marinad tostad trinchad descaroçad limp aparad',
      adjective,
    ),
  ],
  states: [
    ...inflected(
      'moíd sec defumad fumad congelad salgad açucarad morn fri madur fresc inteir desidratad gelad',
      adjective,
    ),
    ...words('quente quentes mole fervente cru crua crus cruas'),
  ],
  manners: words(
    'finamente grosseiramente finos finas fino fina levemente previamente fininho fininha recém ligeiramente miúdo miúda',
  ),
  degrees: words('bem muito'),
  attributes: words('fresco fresca frescos frescas orgânico orgânica biológico biológica'),
  into: words('em'),
  shapes: words(
    'cubos cubinhos cubo rodelas rodela fatias fatia tiras tirinhas pedaços pedacinhos lascas quadradinhos gomos ' +
      'lâminas metades quartos julienne juliana palitos bastões dados dadinhos pétalas argolas iscas ' +
      'floretes buquês brunoise quadrados medalhões anéis bocados',
  ),
  with: words('com sem'),
  parts: words(
    'pele osso ossos espinha espinhas sementes semente caroço caroços casca cascas talo talos miolo folhas soro gordura ' +
      'cabeça miúdos rabo',
  ),
  takings: words('suco sumo raspas raspa casca polpa folhas sementes'),
  purposes: phrases('para, p/, pra'),
  notes: phrases(
    'por exemplo, p. ex, p.ex, de preferência, preferencialmente, preferivelmente, se possível, como, à escolha, ' +
      'a sua escolha, à sua escolha, de sua preferência, da sua preferência, de sua escolha, conforme, mais um pouco, ' +
      'mais extra, ou mais, ou menos, da época, ou se preferir, equivalente, em conserva, em lata, em calda, ' +
      'de boa qualidade, usei, eu usei, ou a que, ou o que',
  ),
  noteOpenings: words('de do da com sem a à em conforme ou se tipo marca eu pode como usei dependendo'),
  asides: phrases(
    'a gosto, ao gosto, à gosto, q.b, q. b, qb, quanto baste, opcional, opcionais, se desejar, se quiser, se necessário, ' +
      'eventualmente, o quanto baste, à vontade, a vontade, se gostar, o suficiente, quantidade suficiente',
  ),
  preparations: phrases(
    'na hora, moída na hora, moído na hora, em temperatura ambiente, à temperatura ambiente, temperatura ambiente, em neve, em ponto de neve, a temperatura ambiente',
  ),
  longSizes: [],
  sizeClasses: phrases('tamanho'),
  types: words('tipo'),
  foods: phrases(
    'carne moída, carne picada, carne seca, carne assada, pão ralado, pão torrado, farinha torrada, sal grosso, noz-moscada, ' +
      'noz moscada, para bolo, para bolos, para pão, para lasanha, para sushi, para hambúrguer, presunto cozido, frutos secos, ' +
      'meia cura, molho de tomate, molho de soja, molho inglês, molho shoyu, molho de pimenta',
  ),
  noUnits: words('filé filés filete filetes costela costelas parte partes camada camadas'),
  knobs: phrases('noz de manteiga, nozes de manteiga'),
  moreUnits: words('vidro vidros gomo gomos cacho cachos pé pés'),
  participles: words('ado ada ados adas ido ida idos idas'),
};
