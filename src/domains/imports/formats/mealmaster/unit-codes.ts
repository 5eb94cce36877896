interface Word {
  readonly one: string;
  readonly many: string;
}

/** `tablespoon/s`, `bunch/es`; alone where it is the same for many. */
const word = (text: string): Word => {
  const [one = '', ending = ''] = text.split('/');
  return { one, many: one + ending };
};

/** The codes of Meal-Master, as its manual lists them, and some that other programs write in its name. */
const CODES: ReadonlyMap<string, Word> = new Map(
  Object.entries({
    t: 'teaspoon/s',
    T: 'tablespoon/s',
    ts: 'teaspoon/s',
    tb: 'tablespoon/s',
    c: 'cup/s',
    fl: 'fluid ounce/s',
    pt: 'pint/s',
    qt: 'quart/s',
    ga: 'gallon/s',
    gl: 'gallon/s',
    oz: 'ounce/s',
    lb: 'pound/s',
    ml: 'ml',
    cb: 'cubic cm',
    cl: 'cl',
    dl: 'dl',
    l: 'l',
    mg: 'mg',
    cg: 'cg',
    dg: 'dg',
    g: 'g',
    kg: 'kg',
    pn: 'pinch/es',
    ds: 'dash/es',
    dr: 'drop/s',
    sm: 'small',
    md: 'medium',
    lg: 'large',
    cn: 'can/s',
    pk: 'package/s',
    ct: 'carton/s',
    bn: 'bunch/es',
    sl: 'slice/s',
    bt: 'bottle/s',
    jr: 'jar/s',
    bx: 'box/es',
    dz: 'dozen',
    hd: 'head/s',
    // So much for each, and each by itself: what is counted needs no unit.
    ea: '',
    x: '',
  }).map(([code, text]) => [code, word(text)]),
);

const wordOf = (code: string): Word | undefined => CODES.get(code) ?? CODES.get(code.toLowerCase());

export const isUnitCode = (code: string): boolean => wordOf(code) !== undefined;

/** More than one of something: `2`, `1 1/2`, `1-2`, and not `1`, `1/2` or `3/16`. */
const isMany = (quantity: string): boolean => !/^(?:1|0?\.\d+|\d+\/\d+)?$/.test(quantity.trim());

/** A code as a word that stands between the quantity and the food; one that is not known stays as it is. */
export const unitWord = (code: string, quantity: string): string => {
  const known = wordOf(code);
  if (known === undefined) return code;
  return isMany(quantity) ? known.many : known.one;
};
