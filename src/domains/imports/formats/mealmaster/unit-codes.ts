interface Word {
  readonly one: string;
  readonly many: string;
}

/** Parses `tablespoon/s` and `bunch/es`. Without a slash, the plural is the same. */
const word = (text: string): Word => {
  const [one = '', ending = ''] = text.split('/');
  return { one, many: one + ending };
};

/** The unit codes in the Meal-Master manual, and some that other programs add. */
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
    // `each` and `per serving`: a count needs no unit.
    ea: '',
    x: '',
  }).map(([code, text]) => [code, word(text)]),
);

const wordOf = (code: string): Word | undefined => CODES.get(code) ?? CODES.get(code.toLowerCase());

export const isUnitCode = (code: string): boolean => wordOf(code) !== undefined;

/** True for `2`, `1 1/2` and `1-2`, false for `1`, `1/2` and `3/16`. */
const isMany = (quantity: string): boolean => !/^(?:1|0?\.\d+|\d+\/\d+)?$/.test(quantity.trim());

/** Converts a code to the unit name. An unknown code is kept. */
export const toUnitName = (code: string, quantity: string): string => {
  const known = wordOf(code);
  if (known === undefined) return code;
  return isMany(quantity) ? known.many : known.one;
};
