import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/** Portuguese, folded. Adjectives agree with their noun in number, so every word is put into the singular. */
const plurals = (): SuffixRules => ({
  as: 'a',
  es: 'e',
  is: 'i',
  os: 'o',
  us: 'u',
  oes: 'ao',
  aes: 'ao',
  ais: 'al',
  eis: 'el',
  ois: 'ol',
  uis: 'ul',
  ns: 'm',
  zes: 'z',
  res: 'r',
  paezinhos: 'paozinho',
  funis: 'funil',
  // Words in -re.
  vinagres: 'vinagre',
  porres: 'porre',
  ...createSuffixExceptions('anis citrus hummus cactus couscous ananas pires'),
  ...createSuffixExceptions(
    '^mais ^demais ^dois ^seis ^tres ^tras ^pois ^depois ^apos ^simples ^menos ^antes ^duas ^umas',
  ),
});

export const portugueseFoodLexicon: FoodLexicon = {
  links: 'de do da dos das d o a os as um uma uns umas e ou em no na ao',
  terminators: 'para opcional aproximadamente sem conforme cerca com',
  portions:
    'dente ramo raminho folha maco cabeca fatia rodela pedaco pitada punhado lata pacote talo cubo fio gota caixa ' +
    'caixinha tablete copo vidro pote',
  portionTouchesFood: false,
  fillers: 'pouco pouca mais bem muito finamente bom boa organico organica bio qualidade',
  adjectives:
    'grande pequeno medio maduro fresco picado ralado cortado descascado lavado escorrido derretido batido peneirado ' +
    'amassado espremido morno frio gelado quente fervente picadinho fatiado triturado moido',
  removedUnless: {
    fresco: 'queijo massa',
    ralado: 'coco queijo',
    pelado: 'tomate',
    moido: 'carne canela cominho gengibre',
    picado: 'carne',
  },
  removedWith: {},
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
  redundantLastWords: {},
  plurals,
};
