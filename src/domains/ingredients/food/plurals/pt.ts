import type { SuffixRules } from '../suffix-rules.ts';
import { same } from './same.ts';

/** Portuguese, folded. Adjectives agree with their noun in number, so that every word loses its plural. */
export const portuguese: SuffixRules = {
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
  // Words in -re.
  vinagres: 'vinagre',
  porres: 'porre',
  ...same('anis citrus hummus cactus couscous ananas pires'),
  ...same('^mais ^demais ^dois ^seis ^tres ^tras ^pois ^depois ^apos ^simples ^menos ^antes ^duas ^umas'),
};
