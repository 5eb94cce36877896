import type { StepLexicon } from './lexicon.ts';

export const englishStepLexicon: StepLexicon = {
  numbers: {
    moreNumbers: {
      '30': 'thirty',
      '40': 'forty, fourty',
      '50': 'fifty',
      '60': 'sixty',
      '90': 'ninety',
    },
    roundNumbers: { '2': 'a couple of, couple of, a couple, couple' },
    articles: 'a, an, another',
    half: 'half',
    and: 'and',
    to: 'to, or, through, up to',
    between: 'between',
    about: 'about, approximately, approx, around, roughly, circa, ca, some, nearly, almost, just over, just under, say',
    aboutAfter: 'or so, approximately, approx, or thereabouts',
    atLeast: 'at least, a minimum of, minimum, no less than, not less than, upwards of, more than, over',
    atMost: 'up to, at most, a maximum of, maximum, no more than, not more than, no longer than, less than, under',
  },
  times: {
    seconds: 'second, seconds, sec, secs',
    minutes: 'minute, minutes, min, mins, minuets, minutues',
    hours: 'hour, hours, hr, hrs, h',
    days: 'day, days',
    weeks: 'week, weeks, wk, wks',
    months: 'month, months',
    bare: {
      '900': 'quarter of an hour, quarter hour, quarters of an hour',
    },
    between: 'more, additional, further, extra, full, whole, good, solid, long, other, total',
    notAfterArticle: 'second, day, week',
    overnight: 'overnight, over night',
  },
  temperatures: {
    degrees: 'degrees, degree, deg, degs',
    turns: 'rotate, rotating, rotated, turn, turning, angle',
    celsius: 'c, celsius, centigrade, celcius',
    fahrenheit: 'f, fahrenheit, farenheit, fahrenhiet',
    gasMark: 'gas mark, gas, gas mk, gasmark',
    fan: 'fan, fan oven, fan forced, fan assisted, convection, convection oven',
    oven:
      'oven, ovens, preheat, preheated, bake, baked, baking, roast, roasting, broiler, grill, air fryer, smoker, ' +
      'slow oven',
    internal:
      'internal, internally, internal temperature, instant read, probe, thickest part, thickest portion, center of ' +
      'the meat, core temperature, centre, center',
    oil: 'oil, fryer, deep fryer, deep fry, deep frying, frying, lard, fat',
    ambient: 'room temperature, ambient, proofing, proof, rise, warm place, fridge, refrigerator, freezer',
    ingredient:
      'water, milk, syrup, sugar, chocolate, mixture, custard, dough, cream, butter, caramel, broth, stock, liquid, ' +
      'sauce, wine, honey, jam, yeast, egg, eggs',
  },
  uses: {
    links: 'of, the, your, this, these, those, that, all, cooked, prepared',
    parts:
      'half, half of, half the, a third of, third of, a quarter of, quarter of, three quarters of, two thirds of, ' +
      'remaining, rest of, the rest of, reserved, some, some of, most of, a little, a little of, a bit of, a pinch ' +
      'of, pinch of, extra, more, another, the remaining, the reserved, the last of, a drizzle of, a splash of, a ' +
      'handful of, handful of',
    and: 'and',
    or: 'or',
    of: 'of',
    in: 'in, on, with, for, from',
    vague:
      'leaf, seed, flake, powder, piece, half, top, skin, stem, root, pod, head, mix, sheet, cube, stick, ' +
      'stalk, peel, bone, sprig, floret, extract, one, size',
    cuts:
      'breast, thigh, leg, wing, fillet, steak, loin, shoulder, mince, chop, drumstick, rib, belly, tenderloin, ' +
      'brisket, cutlet, piece, strip, roast, neck, shank, tail, sausage, liver, tender, half, chuck, sirloin, part, ' +
      'puree, extract, essence, stick, seed, kernel, pod',
    notUses:
      'cream the, cream together, creamed together, ice cream, ice cube, ice bath, butter knife, ' +
      'sugar thermometer, garlic press, salad spinner, egg wash, pepper mill, cake tin, rice cooker',
    notBefore:
      'mixture, powder, sauce, stock, broth, oil, vinegar, paste, pan, dish, knife, paper, press, mill, grinder, ' +
      'cooker, masher, ricer, peeler, mixer, wash, bread, cake, bowl, syrup, seed, flake, foam, brush, crumb, tin, ' +
      'cutter, pot, bath, crust',
    notAfter:
      'olive, vegetable, sunflower, canola, rapeseed, sesame, peanut, coconut, soy, fish, tomato, chicken, beef, ' +
      'pork, lamb, veal, turkey, brown, white, light, dark, red, green, yellow, black, cream, almond, corn, rice, ' +
      'wine, cider, apple, baking, garlic, onion, lemon, lime, orange, bell, chili, curry, pasta, hot, oyster, ice, ' +
      'sour, cottage, goat, blue, caster, icing, powdered, granulated, sweet, spring, wheat, rye, bread, plain, ' +
      'whole, cocoa, mustard, ginger, cayenne, maple, stir, deep, salted, boiling, cooking, starchy, barbecue, bbq, ' +
      'worcestershire, hoisin, balsamic, egg, pan, ground',
    compoundHeads: '',
    definiteEndings: {},
    head: 'last',
  },
};
