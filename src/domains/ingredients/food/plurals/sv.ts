import type { SuffixRules } from '../suffix-rules.ts';
import { same } from './same.ts';

/** Swedish, folded: å and ä are a, ö is o. */
export const swedish: SuffixRules = {
  ar: '',
  or: 'a',
  er: '',
  plen: 'ple',

  // Words that end so when there is one of them: smör, vinbär, peppar, socker.
  ...same('smor bar peppar kaviar socker ager barber ander ister under finger pulver lager lever burger cider cheddar'),
  ...same('^torr ^klar ^stor ^over ^efter ^eller ^sommar ^vinter'),
  // Plurals that change inside.
  rotter: 'rot',
  notter: 'not',
  dadlar: 'dadel',
  mandlar: 'mandel',
  nudlar: 'nudel',
  gubbar: 'gubbe',
  artor: 'art',
  '^arta': 'art',
  pinnar: 'pinne',
  muffins: 'muffin',
  avokador: 'avokado',
  stanger: 'stang',

  // Adjectives that stay in a name: röd, rött, röda.
  '^roda': 'rod',
  '^rott': 'rod',
  '^gula': 'gul',
  '^gult': 'gul',
  '^grona': 'gron',
  '^gront': 'gron',
  '^vita': 'vit',
  '^vitt': 'vit',
  '^svarta': 'svart',
  '^bruna': 'brun',
  '^brunt': 'brun',
  '^rokta': 'rokt',
  '^torkade': 'torkad',
  '^torkat': 'torkad',
  '^malda': 'mald',
  '^malen': 'mald',
  '^malet': 'mald',
  '^krossade': 'krossad',
  '^soltorkade': 'soltorkad',
  '^frysta': 'fryst',
  '^hackade': 'hackad',
  '^hackat': 'hackad',
  '^torrt': 'torr',
  '^torra': 'torr',
};
