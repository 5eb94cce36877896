import { multiply, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { defineSharedUnit, defineUnit, sameInAllLanguages } from './define-unit.ts';
import type { UnitSpec } from './define-unit.ts';
import type { Unit } from './unit.ts';
import { cup, cupClaims, spoonClaims, tablespoon, teaspoon } from './volume-names.ts';

const japaneseVolume = (factor: Rational): UnitSpec => ({ dimension: 'volume', convention: 'jp', factor });

/** Japanese Weights and Measures Act of 1891: the shō is 2401/1331 l, or ten gō of 180.39 ml each. */
const sho = rational(2_401_000n, 1331n);

export const japaneseVolumeUnits: readonly Unit[] = [
  defineSharedUnit('jp.teaspoon', japaneseVolume(rational(5n)), teaspoon, spoonClaims),
  defineSharedUnit('jp.tablespoon', japaneseVolume(rational(15n)), tablespoon, spoonClaims),
  defineSharedUnit('jp.cup', japaneseVolume(rational(200n)), cup, cupClaims),
  // The cup that comes with a rice cooker: one gō, rounded.
  defineUnit('jp.ricecup', japaneseVolume(rational(180n)), {
    en: 'rice cup, rice cups; ; rice cooker cup, rice cooker cups',
    de: 'Reisbecher; ; Reismessbecher',
    fr: 'tasse à riz, tasses à riz',
    es: 'taza japonesa de arroz, tazas japonesas de arroz',
    it: 'tazza da riso, tazze da riso',
    nl: 'rijstkopje, rijstkopjes',
    sv: 'rismått',
    pt: 'medida japonesa de arroz, medidas japonesas de arroz',
  }),
  defineUnit('jp.shaku', japaneseVolume(multiply(sho, rational(1n, 100n))), sameInAllLanguages('shaku')),
  defineUnit('jp.go', japaneseVolume(multiply(sho, rational(1n, 10n))), sameInAllLanguages('gō')),
  defineUnit('jp.sho', japaneseVolume(sho), sameInAllLanguages('shō')),
];
