import type { SuffixRules } from '../suffix-rules.ts';
import { same } from './same.ts';

/**
 * Spanish, folded. Adjectives agree with their noun in number, so that every word loses its plural: `cebollas rojas`.
 */
export const spanish: SuffixRules = {
  as: 'a',
  os: 'o',
  is: 'i',
  us: 'u',
  // After most consonants -es goes as a whole; words in -te, -che, -bre keep their e.
  es: 'e',
  ones: 'on',
  anes: 'an',
  ines: 'in',
  enes: 'en',
  unes: 'un',
  ores: 'or',
  ares: 'ar',
  eres: 'er',
  ires: 'ir',
  ales: 'al',
  eles: 'el',
  iles: 'il',
  oles: 'ol',
  ules: 'ul',
  ades: 'ad',
  edes: 'ed',
  udes: 'ud',
  ces: 'z',
  // Short words for food that came from elsewhere, and the others that look like a rule.
  dulces: 'dulce',
  moles: 'mole',
  chiles: 'chile',
  ...same('anis gris citrus hummus cactus dosis couscous cuscus ananas'),
  ...same('^tres ^seis ^unas ^unos ^menos ^antes ^entonces ^pues ^despues ^tras'),
};
