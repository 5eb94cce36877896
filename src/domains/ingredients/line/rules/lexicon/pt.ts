import { inflect, splitAtCommas, splitAtSpaces } from './lexicon.ts';
import type { LineLexicon } from './lexicon.ts';

const adjective = 'o a os as';

export const portugueseLineLexicon: LineLexicon = {
  isNounFirst: true,
  numbers: splitAtSpaces(
    'um uma dois duas três quatro cinco seis sete oito nove dez onze doze meio meia meios meias quarto quartos terço metade',
  ),
  vagueAmounts: splitAtCommas(
    'uns, umas, alguns, algumas, algum, alguma, bastante, vários, várias, suficiente, muito, muita, um bocado',
  ),
  about: splitAtCommas('cerca de, mais ou menos, por volta de'),
  ranges: splitAtSpaces('a ou até à'),
  of: splitAtSpaces("de do da dos das d d'"),
  articles: splitAtSpaces('o a os as'),
  sizes: [...inflect('pequen médi medi', adjective), ...splitAtSpaces('grande grandes enorme enormes')],
  sizeAbbreviations: splitAtSpaces('gde gdes gr peq méd med'),
  countableFoods: [],
  spoonableFoods: [],
  fillLevels: [
    ...inflect('chei ras generos fart', adjective),
    ...splitAtSpaces('boa bom boas bons nivelada niveladas'),
  ],
  fillLevelsAfterUnit: [...inflect('chei ras', adjective), ...splitAtSpaces('nivelada niveladas gde gdes peq')],
  preparationWords: [
    ...inflect(
      'picad picadinh cortad cortadinh fatiad ralad raladinh descascad lavad amassad espremid escorrid derretid batid ' +
        'peneirad triturad esmagad desfiad desossad laminad dessalgad demolhad hidratad processad separad amolecid ' +
        'partid escaldad aferventad descongelad higienizad filetad esfarelad dividid cozid assad torrad refogad grelhad ' +
        'pelad temperad dissolvid coad marinad tostad trinchad descaroçad limp aparad',
      adjective,
    ),
  ],
  states: [
    ...inflect(
      'moíd sec defumad fumad congelad salgad açucarad morn fri madur fresc inteir desidratad gelad',
      adjective,
    ),
    ...splitAtSpaces('quente quentes mole fervente cru crua crus cruas'),
  ],
  manners: splitAtSpaces(
    'finamente grosseiramente finos finas fino fina levemente previamente fininho fininha recém ligeiramente miúdo miúda',
  ),
  intensifiers: splitAtSpaces('bem muito'),
  qualities: splitAtSpaces('fresco fresca frescos frescas orgânico orgânica biológico biológica'),
  into: splitAtSpaces('em'),
  shapes: splitAtSpaces(
    'cubos cubinhos cubo rodelas rodela fatias fatia tiras tirinhas pedaços pedacinhos lascas quadradinhos gomos ' +
      'lâminas metades quartos julienne juliana palitos bastões dados dadinhos pétalas argolas iscas ' +
      'floretes buquês brunoise quadrados medalhões anéis bocados',
  ),
  withOrWithout: splitAtSpaces('com sem'),
  foodParts: splitAtSpaces(
    'pele osso ossos espinha espinhas sementes semente caroço caroços casca cascas talo talos miolo folhas soro gordura ' +
      'cabeça miúdos rabo',
  ),
  extracts: splitAtSpaces('suco sumo raspas raspa casca polpa folhas sementes'),
  purposes: splitAtCommas('para, p/, pra'),
  notes: splitAtCommas(
    'por exemplo, p. ex, p.ex, de preferência, preferencialmente, preferivelmente, se possível, como, à escolha, ' +
      'a sua escolha, à sua escolha, de sua preferência, da sua preferência, de sua escolha, conforme, mais um pouco, ' +
      'mais extra, ou mais, ou menos, da época, ou se preferir, equivalente, em conserva, em lata, em calda, ' +
      'de boa qualidade, usei, eu usei, ou a que, ou o que',
  ),
  noteOpenings: splitAtSpaces('de do da com sem a à em conforme ou se tipo marca eu pode como usei dependendo'),
  standaloneNotes: splitAtCommas(
    'a gosto, ao gosto, à gosto, q.b, q. b, qb, quanto baste, opcional, opcionais, se desejar, se quiser, se necessário, ' +
      'eventualmente, o quanto baste, à vontade, a vontade, se gostar, o suficiente, quantidade suficiente',
  ),
  preparationPhrases: splitAtCommas(
    'na hora, moída na hora, moído na hora, em temperatura ambiente, à temperatura ambiente, temperatura ambiente, em neve, em ponto de neve, a temperatura ambiente',
  ),
  sizePhrases: [],
  sizeClasses: splitAtCommas('tamanho'),
  nameNumberPrefixes: splitAtSpaces('tipo'),
  foods: splitAtCommas(
    'carne moída, carne picada, carne seca, carne assada, pão ralado, pão torrado, farinha torrada, sal grosso, noz-moscada, ' +
      'noz moscada, para bolo, para bolos, para pão, para lasanha, para sushi, para hambúrguer, presunto cozido, frutos secos, ' +
      'meia cura, molho de tomate, molho de soja, molho inglês, molho shoyu, molho de pimenta',
  ),
  nonUnits: splitAtSpaces('filé filés filete filetes costela costelas parte partes camada camadas'),
  unitPhrases: splitAtCommas('noz de manteiga, nozes de manteiga'),
  unregisteredUnits: splitAtSpaces('vidro vidros gomo gomos cacho cachos pé pés'),
  participles: splitAtSpaces('ado ada ados adas ido ida idos idas'),
};
