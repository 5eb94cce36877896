import type { FoodLexicon } from './lexicon.ts';

export const portuguese: FoodLexicon = {
  links: 'de do da dos das d o a os as um uma uns umas e ou em no na ao',
  ends: 'para opcional aproximadamente sem conforme cerca com',
  portions:
    'dente ramo raminho folha maco cabeca fatia rodela pedaco pitada punhado lata pacote talo cubo fio gota caixa ' +
    'caixinha tablete copo vidro pote',
  portionTouchesFood: false,
  fillers: 'pouco pouca mais bem muito finamente bom boa organico organica bio qualidade',
  adjectives:
    'grande pequeno medio maduro fresco picado ralado cortado descascado lavado escorrido derretido batido peneirado ' +
    'amassado espremido morno frio gelado quente fervente picadinho fatiado triturado moido',
  goUnless: {
    fresco: 'queijo massa',
    ralado: 'coco queijo',
    pelado: 'tomate',
    moido: 'carne canela cominho gengibre',
    picado: 'carne',
  },
  goWith: {},
  phrases: {
    'a gosto': '',
    'em cubo': '',
    'em rodela': '',
    'em pedaco': '',
    'em fatia': '',
    'em temperatura ambiente': '',
    'a temperatura ambiente': '',
    'de boa qualidade': '',
    'carne moida': 'carne-moida',
    yogurte: 'iogurte',
  },
  tails: {},
};
