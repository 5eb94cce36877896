/**
 * Number words above twenty that are written as one word: `vierundzwanzig`, `ventiquattro`, `tweehonderdvijftig`. Numbers
 * in several words, such as `twenty-four`, are added up by the parser.
 */

type NumberWords = Readonly<Record<string, string>>;

/** How a language joins tens and units into one word. */
type JoinWords = (tens: string, unit: string) => string;

interface CompoundParts {
  /** One to nine. */
  readonly units: string;
  /** Twenty to ninety. */
  readonly tens: string;
  /** One hundred to nine hundred. Each may be followed by the tens in the same word. */
  readonly hundreds: string;
}

const buildCompounds = ({ units, tens, hundreds }: CompoundParts, join: JoinWords): NumberWords => {
  const words = new Map<number, string[]>();
  const addWord = (value: number, word: string): void => {
    words.set(value, [...(words.get(value) ?? []), word]);
  };
  for (const [tenIndex, ten] of tens.split(' ').entries()) {
    const tenValue = (tenIndex + 2) * 10;
    addWord(tenValue, ten);
    for (const [unitIndex, spellings] of units.split(' ').entries())
      for (const unit of spellings.split('/')) addWord(tenValue + unitIndex + 1, join(ten, unit));
  }
  const belowHundred = [...words];
  for (const [index, spellings] of hundreds.split(' ').entries()) {
    for (const hundred of spellings.split('/')) {
      addWord((index + 1) * 100, hundred);
      for (const [value, names] of belowHundred)
        if (value % 5 === 0) for (const name of names) addWord((index + 1) * 100 + value, hundred + name);
    }
  }
  return Object.fromEntries([...words].map(([value, names]) => [String(value), names.join(', ')]));
};

export const germanCompounds = buildCompounds(
  {
    units: 'ein zwei drei vier fünf sechs sieben acht neun',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    hundreds:
      'hundert/einhundert zweihundert dreihundert vierhundert fünfhundert sechshundert siebenhundert achthundert neunhundert',
  },
  (tens, unit) => `${unit}und${tens}`,
);

export const dutchCompounds = buildCompounds(
  {
    units: 'een twee drie vier vijf zes zeven acht negen',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundreds:
      'honderd/eenhonderd tweehonderd driehonderd vierhonderd vijfhonderd zeshonderd zevenhonderd achthonderd negenhonderd',
  },
  (tens, unit) => `${unit}${unit.endsWith('e') ? 'ën' : 'en'}${tens}`,
);

export const swedishCompounds = buildCompounds(
  {
    units: 'en/ett två tre fyra fem sex sju åtta nio',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    hundreds: 'hundra/etthundra tvåhundra trehundra fyrahundra femhundra sexhundra sjuhundra åttahundra niohundra',
  },
  (tens, unit) => tens + unit,
);

export const italianCompounds = buildCompounds(
  {
    units: 'uno/un/una due tre quattro cinque sei sette otto nove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds: 'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
  },
  // The vowels merge: `ventuno`, `trentotto`.
  (tens, unit) => (/^[uo]/u.test(unit) ? tens.slice(0, -1) : tens) + unit,
);
