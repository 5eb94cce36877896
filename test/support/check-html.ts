import assert from 'node:assert/strict';

const EMPTY = new Set(['meta', 'img', 'br']);
const TAGS = new Set(
  `html head meta title style body header h1 h2 h3 h4 h5 p nav ol ul li a main article dl div dt dd figure img figcaption
  section strong br`.split(/\s+/),
);
const ATTRIBUTES = new Set('lang dir charset content name class id href rel src alt loading'.split(' '));
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>/g;

/**
 * Checks that every tag of a page is allowed in a book and closed in the right place, and that no `<` or `>` appears
 * outside of tags. Returns the text.
 */
export const checkHtml = (page: string): string => {
  const body = page.replace(/^<!doctype html>\n/, '').replace(/<style>[^<]*<\/style>/, '');
  const open: string[] = [];
  for (const [tag, closes, name = '', attributes = ''] of body.matchAll(TAG)) {
    assert.ok(TAGS.has(name), `${tag} is not an allowed tag`);
    for (const [, attribute = ''] of attributes.matchAll(/ ([a-z-]+)="[^"]*"/g)) {
      assert.ok(
        ATTRIBUTES.has(attribute) || /^(?:aria-labelledby|http-equiv)$/.test(attribute),
        `${tag} has the attribute ${attribute}, which is not allowed`,
      );
    }
    if (closes === '/') assert.equal(open.pop(), name, `${tag} closes another tag`);
    else if (!EMPTY.has(name)) open.push(name);
  }
  assert.deepEqual(open, [], 'some tags are not closed');
  const text = body.replaceAll(TAG, ' ');
  assert.doesNotMatch(text, /[<>]/);
  assert.doesNotMatch(text, /&(?!(?:amp|lt|gt|quot|#39);)/);
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
};
