// What the HTML standard says about elements by their names, as far as it bears on where one ends and on how text
// looks.

const named = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements without content. */
export const VOID_ELEMENTS = named(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** Elements whose content is not displayed as text. */
export const HIDDEN_ELEMENTS = named(
  'script style template noscript head title iframe object svg math textarea select datalist video audio',
);

/** Elements that start and end on a new line. */
export const BLOCK_ELEMENTS = named(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre ' +
    'search section summary table tbody tfoot thead tr ul caption',
);

/** Elements on the same line whose texts are separated. */
export const SPACED_ELEMENTS = named('td th button');

/**
 * The `special` elements of the standard. An end tag of an ordinary element does not reach past them, so a stray
 * `</span>` does not close the list around it.
 */
const SPECIAL: ReadonlySet<string> = new Set([
  ...BLOCK_ELEMENTS,
  ...SPACED_ELEMENTS,
  'head',
  'template',
  'colgroup',
  'select',
]);

/** End tags inside a cell do not close anything outside of it. */
const CELL_BOUNDARY = named('td th caption table template html body');

const LISTS = named('ul ol menu dir table td th');
const TABLE = named('table template');
const PARAGRAPH_ENDS = named(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 ' +
    'h4 h5 h6 header hgroup hr main menu nav ol p pre search section summary table ul',
);

/** The open elements that a start tag closes, and the elements at which the search for them stops. */
export interface ImpliedEndTags {
  readonly closes: readonly string[];
  readonly until: ReadonlySet<string>;
}

const BUTTON_SCOPE: ReadonlySet<string> = new Set([...CELL_BOUNDARY, 'button']);

const IMPLIED: ReadonlyMap<string, ImpliedEndTags> = new Map([
  ['li', { closes: ['li'], until: LISTS }],
  ['dt', { closes: ['dt', 'dd'], until: named('dl table td th') }],
  ['dd', { closes: ['dt', 'dd'], until: named('dl table td th') }],
  ['tr', { closes: ['tr', 'td', 'th', 'caption'], until: TABLE }],
  ['td', { closes: ['td', 'th'], until: named('tr table template') }],
  ['th', { closes: ['td', 'th'], until: named('tr table template') }],
  ['tbody', { closes: ['thead', 'tbody', 'tfoot', 'caption'], until: TABLE }],
  ['tfoot', { closes: ['thead', 'tbody', 'caption'], until: TABLE }],
  ['thead', { closes: ['caption'], until: TABLE }],
  ['option', { closes: ['option'], until: named('select datalist optgroup') }],
  ['optgroup', { closes: ['option', 'optgroup'], until: named('select') }],
  ['body', { closes: ['head'], until: named('html') }],
  ['a', { closes: ['a'], until: SPECIAL }],
]);

const IMPLIED_OF_BLOCKS: ImpliedEndTags = { closes: ['p'], until: BUTTON_SCOPE };

/** What the start of an element closes before it. */
export const getImpliedEndTags = (name: string): ImpliedEndTags | undefined =>
  IMPLIED.get(name) ?? (PARAGRAPH_ENDS.has(name) ? IMPLIED_OF_BLOCKS : undefined);

const BLOCK_SCOPE = CELL_BOUNDARY;
const ITEM_SCOPE: ReadonlySet<string> = new Set([...CELL_BOUNDARY, ...LISTS]);
const NO_SCOPE: ReadonlySet<string> = new Set(['template']);

/** The elements at which an end tag stops looking for its start tag. */
export const getEndTagScope = (name: string): ReadonlySet<string> => {
  if (!SPECIAL.has(name)) return SPECIAL;
  if (name === 'li') return ITEM_SCOPE;
  if (CELL_BOUNDARY.has(name) || name.startsWith('t')) return name === 'table' ? NO_SCOPE : TABLE;
  return BLOCK_SCOPE;
};
