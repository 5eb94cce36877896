import { createSuffixExceptions } from '../suffix-rules.ts';
import type { SuffixRules } from '../suffix-rules.ts';
import type { FoodLexicon } from './lexicon.ts';

/**
 * Spanish, folded. Adjectives agree with their noun in number, so every word is put into the singular: `cebollas
 * rojas`.
 */
const plurals = (): SuffixRules => ({
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
  ...createSuffixExceptions('anis gris citrus hummus cactus dosis couscous cuscus ananas'),
  ...createSuffixExceptions('^tres ^seis ^unas ^unos ^menos ^antes ^entonces ^pues ^despues ^tras'),
});

export const spanishFoodLexicon: FoodLexicon = {
  links: 'de del la el lo las los un una unos unas y e o u en a al',
  terminators: 'para opcional aproximadamente sin segun por con',
  portions:
    'diente rama ramita hoja manojo cabeza rebanada rodaja trozo pedazo pizca punado lata paquete bote tallo cubo ' +
    'chorrito chorro gota sobre barra vaso',
  portionTouchesFood: false,
  fillers: 'poco poca mas bien muy recien finamente buen buena ecologico ecologica bio calidad unos unas',
  adjectives:
    'grande entero pequeno mediano maduro fresco picado rallado cortado pelado troceado lavado escurrido fundido ' +
    'derretido batido tamizado deshuesado laminado triturado machacado exprimido tibio frio caliente templado ' +
    'hirviendo sobrante',
  removedUnless: {
    fresco: 'queso pasta levadura nata',
    picado: 'carne cerdo',
    triturado: 'tomate',
    pelado: 'tomate',
    rallado: 'coco pan queso',
  },
  removedWith: { molida: 'pimienta' },
  phrases: {
    'al gusto': '',
    'en trozo': '',
    'en rodaja': '',
    'en cubo': '',
    'en dado': '',
    'en juliana': '',
    'a temperatura ambiente': '',
    'de buena calidad': '',
    'recien molida': '',
    'carne picada': 'carne-picada',
    yogurt: 'yogur',
  },
  redundantLastWords: {},
  plurals,
};
