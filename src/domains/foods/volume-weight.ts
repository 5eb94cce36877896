import { compare, divide, findUnit, rational } from '../units/index.ts';
import type { Language, Rational } from '../units/index.ts';
import { CUP_TOLERANCE, findAgreed } from './agreement.ts';
import type { Food, HouseholdMeasure } from './food.ts';
import { findForms, getSubstitutes, parseQualifier } from './forms.ts';
import type { Form } from './forms.ts';

/** The units of the table are US ones. Best first: the larger the measure, the smaller the effect of rounding. */
const volumeUnits: ReadonlyMap<string, string> = new Map([
  ['cup', 'us.cup'],
  ['quart', 'us.quart'],
  ['fl oz', 'us.fluidounce'],
  ['tbsp', 'us.tablespoon'],
  ['tsp', 'us.teaspoon'],
]);

interface Density {
  readonly forms: readonly Form[];
  /** Grams per milliliter. */
  readonly value: Rational;
}

const computeDensities = (measures: readonly HouseholdMeasure[]): readonly Density[] =>
  [...volumeUnits].flatMap(([name, unitId]) => {
    const milliliters = findUnit(unitId)?.factor;
    if (milliliters === undefined) return [];
    return measures.flatMap(({ unit, qualifier, grams }): Density[] => {
      const forms = unit === name ? parseQualifier(qualifier) : undefined;
      return forms === undefined ? [] : [{ forms, value: divide(grams, milliliters) }];
    });
  });

const densitiesByMeasures = new WeakMap<readonly HouseholdMeasure[], readonly Density[]>();

/** The densities that the table gives, the most exact first. */
const listDensities = ({ measures }: Food): readonly Density[] => {
  const cached = densitiesByMeasures.get(measures);
  if (cached !== undefined) return cached;
  const densities = computeDensities(measures);
  densitiesByMeasures.set(measures, densities);
  return densities;
};

const findByForm = (densities: readonly Density[], form: Form): Rational | undefined => {
  for (const substitute of getSubstitutes(form)) {
    const found = densities.find(({ forms }) => forms.includes(substitute));
    if (found !== undefined) return found.value;
  }
  return undefined;
};

/** These decide alone: chopped and packed is packed. */
const DECISIVE: readonly Form[] = ['packed', 'sifted', 'ground'];
/** A whole nut weighs about as much as a coarsely chopped one: what was whole when measured may be chopped after. */
const FROM_WHOLE: ReadonlySet<Form> = new Set(['whole', 'halved', 'quartered', 'chopped', 'pieces']);
/** A recipe that means one of these says so. Any other form is assumed if the table has only that one. */
const NEVER_ASSUMED: ReadonlySet<Form> = new Set<Form>([
  ...([
    'minced',
    'slivered',
    'grated',
    'mashed',
    'pureed',
    'ground',
    'sifted',
    'packed',
    'leaves',
    'florets',
    'crumbs',
    'chips',
  ] as const),
  ...(['cherry', 'italian', 'elbows', 'penne', 'farfalle', 'rotini', 'shells'] as const),
]);

/** These change what a cup holds, so a measure that does not describe them says nothing about them. */
const CHANGING: readonly Form[] = [
  ...(['minced', 'sliced', 'slivered', 'grated', 'shredded', 'crumbled', 'mashed', 'pureed', 'florets'] as const),
];
/** Herbs and fats are measured cut, crumbled or pressed in any case. */
const ALWAYS_CUT_GROUPS: ReadonlySet<string> = new Set(['Spices and Herbs', 'Fats and Oils']);
/** So are these, and what is liquid or fills its can stays as dense as it was. */
const ALWAYS_CUT =
  /^(?:garlic|ginger root|lemon peel|orange peel|lemon grass|butter)\b|\b(?:milk|cream|juice)\b|canned(?!.*drained)/i;

/** Leaves that fill a cup loosely: chopped ones lie much closer. */
const LOOSE = rational(1, 4);
const CUTS: readonly Form[] = ['chopped', 'diced', 'pieces'];

/** Whether a measure without a form weighs something else than the forms that the line states. */
const isOtherForm = (food: Food, plain: Rational, stated: readonly Form[]): boolean => {
  if (food.group === 'Vegetables and Vegetable Products' && compare(plain, LOOSE) < 0) {
    if (CUTS.some((form) => stated.includes(form))) return true;
  }
  if (ALWAYS_CUT_GROUPS.has(food.group) || ALWAYS_CUT.test(food.name)) return false;
  const named = findForms(food.name, 'en');
  return CHANGING.some((form) => stated.includes(form) && !named.includes(form));
};

/**
 * Foods whose volumes the table gets wrong: a teaspoon of dry yeast weighs 3.1 g (the table says 4), milk powder is
 * also sold as instant powder of half the weight, vegetable broth is not lighter than water, a cup of kale differs by a
 * factor of four between releases, a cup of ketchup weighs less there than 16 tablespoons, and a cup of cake flour weighs
 * 115 to 120 g (the table says 137).
 */
const UNRELIABLE_VOLUMES: ReadonlySet<string> = new Set(['18375', '01091', '06700', '11233', '11935', '20084']);

/**
 * Grams per milliliter of a food as the line words it. Prefers the form that the name or the line states, then a
 * measure without a form, then whole, then any other form that the table agrees on.
 */
export const findDensity = (food: Food, wording: string, language: Language): Rational | undefined => {
  if (UNRELIABLE_VOLUMES.has(food.id)) return undefined;
  const densities = listDensities(food);
  const stated = findForms(wording, language);
  if (food.form !== undefined) {
    // Ground peppercorns may have been measured before or after.
    const isContradicted = DECISIVE.some((form) => form !== food.form && stated.includes(form));
    return isContradicted ? undefined : findByForm(densities, food.form);
  }
  for (const form of DECISIVE) {
    if (!stated.includes(form)) continue;
    const found = findByForm(densities, form);
    if (found !== undefined) return found;
  }
  const byForm = stated.map((form) => findByForm(densities, form)).filter((density) => density !== undefined);
  if (byForm.length > 0) return findAgreed(byForm, CUP_TOLERANCE);
  // A cup of parsley leaves is much lighter than the chopped parsley that the table weighs in spoons.
  if (stated.includes('leaves') && densities.some(({ forms }) => forms.length > 0)) return undefined;
  const plain = densities.find(({ forms }) => forms.length === 0);
  if (plain !== undefined) return isOtherForm(food, plain.value, stated) ? undefined : plain.value;
  if (stated.every((form) => FROM_WHOLE.has(form))) {
    const whole = findByForm(densities, 'whole') ?? findByForm(densities, 'halved');
    if (whole !== undefined) return whole;
  }
  // Basil was weighed as leaves and chopped; which one a recipe means, only its words can say.
  if (stated.length > 0 || densities.some(({ forms }) => forms.includes('leaves'))) return undefined;
  const assumed = densities.filter(({ forms }) => !forms.some((form) => NEVER_ASSUMED.has(form)));
  return findAgreed(
    assumed.map(({ value }) => value),
    CUP_TOLERANCE,
  );
};
