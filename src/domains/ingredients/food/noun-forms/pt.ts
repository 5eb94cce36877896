import type { NounLexicon } from './noun-lexicon.ts';
import { inflectIberian, listIrregular } from './romance-adjectives.ts';

export const portugueseNouns: NounLexicon = {
  headPosition: 'first',
  nouns: {
    feminine: `
      cebola/-s, cebola roxa/cebolas roxas, cebolinha/-s, chalota/-s, batata/-s, batata-doce/batatas-doces,
      batata doce/batatas doces, batata inglesa/batatas inglesas, cenoura/-s, pastinaca/-s, beterraba/-s, berinjela/-s, beringela/-s,
      abóbora/-s, abobrinha/-s, courgette/-s, alcachofra/-s, couve/-s, couve-flor/couves-flores, alface/-s, endívia/-s,
      azeitona/-s, alcaparra/-s, malagueta/-s, gema/-s, gema de ovo/gemas de ovo, clara/-s, clara de ovo/claras de ovo,
      folha/-s, folha de louro/folhas de louro, folha de gelatina/folhas de gelatina, rama/-s, vagem/vagens,
      vagem de baunilha/vagens de baunilha, fava/-s, fava de baunilha/favas de baunilha,
      cabeça de alho/cabeças de alho, baga/-s, baga de zimbro/bagas de zimbro, lima/-s, laranja/-s, tangerina/-s,
      mexerica/-s, clementina/-s, toranja/-s, maçã/-s, pera/-s, pêra/-s, nectarina/-s, ameixa/-s, ameixa seca/ameixas secas,
      cereja/-s, ginja/-s, tâmara/-s, uva/-s, uva passa/uvas passas, manga/-s, papaia/-s, melancia/-s, romã/-s,
      goiaba/-s, framboesa/-s, amora/-s, groselha/-s, amêndoa/-s, noz/-es, avelã/-s, castanha/-s, anchova/-s, sardinha/-s,
      gamba/-s, amêijoa/-s, vieira/-s, ostra/-s, truta/-s, salsicha/-s, linguiça/-s, almôndega/-s, costeleta/-s, costela/-s,
      coxa/-s, coxa de frango/coxas de frango, sobrecoxa/-s, asa/-s, asa de frango/asas de frango, baguete/-s,
      tortilha/-s, fatia/-s, fatia de pão/fatias de pão, fatia de queijo/fatias de queijo, bolacha/-s, panqueca/-s,
      torrada/-s, rodela/-s, rodela de limão/rodelas de limão, espiga/-s, espiga de milho/espigas de milho, lentilha/-s,
      ervilha/-s, gota/-s, carcaça/-s, empada/-s, carambola/-s, pitanga/-s`,
    masculine: `
      tomate/-s, tomate cereja/tomates cereja, tomate cereja/tomates cerejas, tomate-cereja/tomates-cereja, pepino/-s,
      pimentão/pimentões, pimento/-s, quiabo/-s, chuchu/-s, alho-poró/alhos-porós, nabo/-s,
      rabanete/-s, abacate/-s, cogumelo/-s, espargo/-s, aspargo/-s, repolho/-s, brócolo/-s, bulbo/-s,
      bulbo de funcho/bulbos de funcho, dente/-s, dente de alho/dentes de alho, alho/-s, cravo/-s,
      cravo-da-índia/cravos-da-índia, pau de canela/paus de canela, talo/-s, talo de aipo/talos de aipo, ramo/-s,
      ramo de salsa/ramos de salsa, raminho/-s, grão/-s, grão de pimenta/grãos de pimenta, ovo/-s,
      ovo cozido/ovos cozidos, ovo de codorna/ovos de codorna, ovo de codorniz/ovos de codorniz, limão/limões,
      limão-siciliano/limões-sicilianos, limão siciliano/limões sicilianos, marmelo/-s, pêssego/-s, damasco/-s,
      alperce/-s, figo/-s, figo seco/figos secos, abacaxi/-s, mamão/mamões, melão/melões, kiwi/-s, quivi/-s,
      coco/-s, dióspiro/-s, caju/-s, maracujá/-s, morango/-s, mirtilo/-s, amendoim/amendoins, pistache/-s,
      pistácio/-s, pinhão/pinhões, camarão/camarões, lagostim/lagostins, mexilhão/mexilhões, caranguejo/-s, chouriço/-s,
      filé/-s, filé de frango/filés de frango, filete/-s, lombo/-s, lombo de salmão/lombos de salmão, bife/-s,
      bife de peru/bifes de peru, peito de frango/peitos de frango, frango/-s, hambúrguer/-es, pão/pães,
      pãozinho/pãezinhos, biscoito/-s, iogurte/-s, cubo/-s, cubo de caldo/cubos de caldo,
      tablete de caldo/tabletes de caldo, pedaço/-s, gomo/-s, rebuçado/-s, feijão/feijões, bombom/bombons, pastel/pastéis,
      queque/-s, rissol/rissóis, croquete/-s, palmito/-s, inhame/-s, cará/-s, jiló/-s`,
  },
  compoundHeads: '',
  prepositions: 'de, do, da, dos, das, em, no, na, ao, à, com, sem, para, por, sobre',
  blockers: '',
  uncountableWith: {
    '*': 'moído, moída, ralado, ralada, triturado, triturada, pó, pelado, pelados, granulado',
    coco: 'seco, fresco',
    frango: 'desfiado, picado',
    pão: 'duro, seco',
    feijão: 'preto, branco, cozido, vermelho',
  },
  adjectives: () => [
    ...inflectIberian(
      'grande pequeno médio grosso longo redondo vermelho verde amarelo branco preto roxo doce picante maduro fresco ' +
        'seco duro cozido inteiro picado descascado cortado assado tenro novo congelado fatiado lavado',
    ),
    ...listIrregular([
      'cru crua crus cruas',
      'bom boa bons boas',
      'azul azul azuis azuis',
      'marrom marrom marrons marrons',
      'siciliano siciliana sicilianos sicilianas',
    ]),
  ],
  invariables: 'bio, rosa, laranja, extra, cereja, muito, bem, baby',
};
