import type { Locale } from '../catalog.ts';

type Params = Readonly<Record<string, unknown>>;
type Sentence = Readonly<Record<Locale, string | ((params: Params) => string)>>;

const limitIn = ({ limit }: Params): string => String(limit);

/**
 * Validation messages by violation code, for those that forms of the app can meet. For others the service's own message
 * is shown.
 */
export const faultWords: Readonly<Record<string, Sentence>> = {
  required: { en: 'This is needed.', de: 'Das wird gebraucht.' },
  empty: { en: 'This says nothing yet.', de: 'Das sagt noch nichts.' },
  minLength: {
    en: (params) => (params['limit'] === 1 ? 'This is needed.' : `At least ${limitIn(params)} characters.`),
    de: (params) => (params['limit'] === 1 ? 'Das wird gebraucht.' : `Mindestens ${limitIn(params)} Zeichen.`),
  },
  maxLength: {
    en: (params) => `At most ${limitIn(params)} characters.`,
    de: (params) => `Höchstens ${limitIn(params)} Zeichen.`,
  },
  minItems: { en: (params) => `At least ${limitIn(params)}.`, de: (params) => `Mindestens ${limitIn(params)}.` },
  maxItems: { en: (params) => `At most ${limitIn(params)}.`, de: (params) => `Höchstens ${limitIn(params)}.` },
  minimum: {
    en: (params) => ('limit' in params ? `Not below ${limitIn(params)}.` : 'This is too small.'),
    de: (params) => ('limit' in params ? `Nicht unter ${limitIn(params)}.` : 'Das ist zu klein.'),
  },
  maximum: {
    en: (params) => ('limit' in params ? `Not above ${limitIn(params)}.` : 'This is too large.'),
    de: (params) => ('limit' in params ? `Nicht über ${limitIn(params)}.` : 'Das ist zu groß.'),
  },
  exclusiveMinimum: {
    en: (params) => `More than ${limitIn(params)}.`,
    de: (params) => `Mehr als ${limitIn(params)}.`,
  },
  date: { en: 'This is no day of the calendar.', de: 'Diesen Tag gibt es nicht.' },
  future: { en: 'This day is still to come.', de: 'Dieser Tag kommt erst noch.' },
  character: {
    en: 'There is a character in it that cannot be kept.',
    de: 'Darin ist ein Zeichen, das sich nicht behalten lässt.',
  },
  url: {
    en: 'This address cannot be used. It begins with https:// and leads to a public host.',
    de: 'Diese Adresse geht nicht. Sie beginnt mit https:// und führt zu einem öffentlichen Rechner.',
  },
  'common-password': {
    en: 'This is one of the passwords that are tried first. Choose another.',
    de: 'Dieses Passwort gehört zu denen, die zuerst ausprobiert werden. Wähle ein anderes.',
  },
  'too-long': { en: 'This is too long.', de: 'Das ist zu lang.' },
  'too-large': { en: 'This is too much.', de: 'Das ist zu viel.' },
  'too-many': { en: 'These are too many at once.', de: 'Das sind zu viele auf einmal.' },
  duplicate: { en: 'This is there already.', de: 'Das ist schon da.' },
  cycle: { en: 'This leads back to the recipe itself.', de: 'Das führt zum Rezept selbst zurück.' },
  circle: { en: 'This is left over from itself.', de: 'Das wäre ein Rest von sich selbst.' },
};
