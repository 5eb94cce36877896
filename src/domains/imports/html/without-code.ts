/** What one may have to skip: comments, and elements of which the content is no text of the page. */
const OPENING = /<!--|<(?:script|style|svg)(?=[\s>/])/gi;
/** The rest of a start tag, with its attributes. */
const START_TAG = /[^>"']*(?:(?:"[^"]*"|'[^']*')[^>"']*)*>/y;
const LONGEST_START_TAG = 4000;

const ENDINGS: Readonly<Record<string, RegExp>> = {
  script: /<\/script/gi,
  style: /<\/style/gi,
  svg: /<\/svg/gi,
};

/** Where a start tag ends; undefined where it is too long to be one. */
const endOfStartTag = (text: string, at: number): number | undefined => {
  const beginning = text.slice(at, at + LONGEST_START_TAG);
  START_TAG.lastIndex = 0;
  return START_TAG.test(beginning) ? at + START_TAG.lastIndex : undefined;
};

const placeOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
};

/**
 * A page without its comments and without the content of styles, drawings and those scripts that are not kept. That is
 * most of a page, and to look at each letter of it takes longer than to read all the rest.
 */
export const withoutCode = (text: string, keeps: (startTag: string, script: string) => boolean): string => {
  const pieces: string[] = [];
  let from = 0;
  let at = placeOf(OPENING, text, 0);
  while (at >= 0) {
    const isComment = text.startsWith('<!--', at);
    const [name = ''] = isComment
      ? []
      : (text
          .slice(at + 1, at + 7)
          .toLowerCase()
          .match(/^[a-z]+/) ?? []);
    // `<!-->` is a whole comment.
    const begin = isComment ? at : endOfStartTag(text, at);
    const ending = ENDINGS[name];
    const end =
      ending === undefined ? text.indexOf('-->', at + 2) : begin === undefined ? -1 : placeOf(ending, text, begin);
    if (begin === undefined || end < 0) break;
    const next = isComment ? end + 3 : end;
    if (name !== 'script' || !keeps(text.slice(at, begin), text.slice(begin, end))) {
      pieces.push(text.slice(from, begin));
      from = next;
    }
    at = placeOf(OPENING, text, next);
  }
  pieces.push(text.slice(from));
  return pieces.join('');
};
