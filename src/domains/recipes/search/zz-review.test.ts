import assert from 'node:assert/strict';
import { writeFileSync, appendFileSync } from 'node:fs';
import { test } from 'node:test';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { find, findPath, allPages } from '../../../../test/support/find-recipes.ts';
import { newMember, setUp } from '../../../../test/support/people.ts';
import { newEntry, newRecipe, manyRecipes } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
const log = (...a: unknown[]) =>
  appendFileSync('/tmp/rev/log.txt', a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n');

let seed = 7;
const rnd = (n: number) => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return (seed >> 8) % n;
};

onEveryEngine('review', (engine) => {
  const service = serviceForSuite(engine);
  const name = JSON.stringify(engine).includes('sqlite') ? 'sqlite' : JSON.stringify(engine);
  test('mixed', { timeout: 110_000 }, async () => {
    seed = 7;
    const client = await service.newLibrary();
    const dump: unknown[] = [];
    const titles = [
      'Pizza',
      '🌶️ Chili',
      'Zwiebeln im Ofen',
      'Zwiebel',
      'Kar\u00adtoffel\u00adsuppe',
      '100 g of 1234567 things',
      'O’Brien’s l’oignon d’Olive',
      'a'.repeat(58),
      'b'.repeat(61) + ' tail',
      'c'.repeat(59),
      'Of the and with',
      'Ærter med Ål og Smørrebrød',
      'Μουσακάς με μελιτζάνες',
      'Борщ український й ё',
      '红烧肉 家常',
      'كُسْكُس',
      'ผัดไทย กุ้ง',
      '\ufdfa\ufdfa\ufdfa \ufdfa'.repeat(6),
      'x y z '.repeat(30).trim(),
      'one two three four five six seven eight nine ten eleven twelve',
      'Straße ẞ ŒUFS ﬁsh',
      'Crème-brûlée/vanille',
      "Grandma's pie",
      '𝒷𝓇𝑒𝒶𝒹 𠮷野家',
      'İstanbul ılık',
      '!!!',
      '½ cup',
      '1️⃣ step',
      'e\u0301\u0301\u0301'.repeat(20),
      '가나다 라면',
      'क्षेत्र दाल',
      'ａｂｃ ＡＢＣ',
      'aaa\u200dbbb',
      '\'\' "" \\ :* & | ! <-> NEAR(a b) AND NOT OR',
    ];
    for (const [i, title] of titles.entries())
      await newEntry(client, {
        title,
        id: `r${i}`,
        ...(i % 3 === 1 && { translations: [{ relation: 'translation', recipe_id: `r${i - 1}` }] }),
        ...(i % 4 === 0 && { language: ['de', 'en', 'fr', 'sv'][(i % 16) / 4] }),
      });
    const qs = new Set<string>();
    for (const t of titles)
      for (let n = 1; n <= Math.min(t.length, 90); n += t.length > 40 ? 7 : 1) qs.add(t.slice(0, n).toWellFormed());
    for (const t of titles) {
      qs.add(t.slice(0, 200).toWellFormed());
      qs.add(t.slice(0, 199).toWellFormed() + ' ');
    }
    const pool = Array.from(
      'aeio u\'"\\:*&|!<>-()~=%_^$#@;,.\u0000\u0001\ufe0f\u0301\u200d🍕❤️ßæøåöü1 2 3 zł中文บ\ufdfa\ufdfa\u{10ffff}\ud83d',
    );
    for (let k = 0; k < 150; k += 1)
      qs.add(
        Array.from({ length: 1 + rnd(120) }, () => pool[rnd(pool.length)])
          .join('')
          .slice(0, 200)
          .toWellFormed(),
      );
    qs.add(
      Array.from('bcfghjkmnpqrstvwxz0123456789αβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщ')
        .join(' ')
        .slice(0, 200),
    );
    qs.add('aaaaaaaaaaaaaaaaaa '.repeat(10));
    let slow = 0;
    let missed = 0;
    for (const q of qs) {
      const t0 = performance.now();
      const r = await client.get<any>(findPath({ q, limit: 100 }));
      const ms = performance.now() - t0;
      if (ms > slow) {
        slow = ms;
      }
      if (ms > 150) log(name, 'slow', ms, q);
      if (r.status !== 200) {
        log(name, 'STATUS', r.status, q, r.text.slice(0, 300));
        dump.push([q, r.status]);
        continue;
      }
      const found = r.body.items.map((x: any) => x.title);
      if (r.body.total !== found.length) log(name, 'TOTAL', q, r.body.total, found.length);
      dump.push([q, found]);
      const of = titles.filter((t) => t.startsWith(q) && q.trim() !== '');
      for (const t of of)
        if (!found.includes(t)) {
          missed += 1;
          if (missed < 80) log(name, 'prefix of title misses', q, '→', t);
        }
      if (rnd(4) === 0)
        for (const sort of ['relevance', 'title', '-updated_at', '-times_cooked', '-created_at', 'last_cooked'])
          for (const g of [false, true]) {
            const asked = { q, sort, limit: 2, ...(g && { group_translations: true }) };
            const first = await find(client, asked);
            const all = await allPages(client, asked);
            if (all.length !== first.total || new Set(all.map((x) => x.id)).size !== all.length)
              log(name, 'PAGES', asked, first.total, all.length);
            if (g) for (const x of all) if (x.translations === undefined) log('no translations');
            dump.push([q, sort, g, all.map((x) => [x.title, x.translations?.map((y) => [y.title, y.matched])])]);
          }
    }
    log(name, 'queries', qs.size, 'slowest', slow, 'missed', missed);
    writeFileSync(
      `/tmp/rev/dump-${name.includes('sqlite') ? 'sqlite' : 'pg'}.json`,
      JSON.stringify(dump, null, 0).replaceAll('],["', '],\n["'),
    );
    const c = (p: unknown) => Buffer.from(JSON.stringify(p)).toString('base64url');
    for (const [asked, cur] of [
      [{ sort: 'title' }, ['title', '\ud800', '1']],
      [{ sort: 'title' }, ['title', '\u{10ffff}', '999999999999999']],
      [{ sort: '-updated_at' }, ['-updated_at', '', '0']],
      [{ sort: '-times_cooked' }, ['-times_cooked', '999999999999999', '1']],
      [{ q: 'pizza' }, ['relevance', '3', '999999999999999']],
      [{ q: 'x'.repeat(80) }, ['relevance', '3', '5']],
      [{ sort: '-created_at' }, ['-created_at', '0', '000']],
      [{ sort: 'last_cooked', q: 'p' }, ['last_cooked', 'x'.repeat(1000), '1']],
      [{ q: '!!!' }, ['relevance', '0', '1']],
      [{ sort: 'relevance' }, ['relevance', '0', '1']],
    ] as const) {
      const r = await client.get<any>(findPath({ ...asked, cursor: c(cur) }));
      if (r.status >= 500) log(name, 'CURSOR', r.status, cur);
    }
    for (const m of [
      '0',
      '1',
      '59',
      '9998',
      '9999',
      '10000',
      '9007199254740993',
      '1e21',
      '1e308',
      '1e400',
      '-1',
      '1.5',
      'NaN',
      '0x10',
      '',
      ' 5',
      '00005',
      '9'.repeat(400),
    ]) {
      const r = await client.get<any>(`/api/v1/recipes?max_total_minutes=${encodeURIComponent(m)}`);
      log(name, 'minutes', m.slice(0, 30), r.status, r.body.total ?? '');
    }
    const many = await client.get<any>(findPath({ ingredient: Array.from({ length: 1000 }, () => 'o') }));
    log(name, '1000 ingredients', many.status);
    for (const text of [
      'onion, or garlic '.repeat(11).slice(0, 190),
      'ﷺ'.repeat(200),
      '(((((((('.repeat(25),
      'a '.repeat(100),
      "d'".repeat(100),
      '1/2 '.repeat(50),
    ]) {
      const list = Array.from({ length: 50 }, (_, i) => `${text}`.slice(0, 197) + i);
      const t0 = performance.now();
      const r = await client.post<any>('/api/v1/none', {});
      void r;
      const a = await client.get<any>(findPath({ without_ingredient: list.slice(0, 20) }));
      log(
        name,
        '20 without',
        text.slice(0, 20),
        a.status,
        performance.now() - t0,
        a.body.total ?? a.text.slice(0, 100),
      );
    }
    for (const total of [
      'PT0S',
      'P9999999999999999999Y',
      'PT' + '9'.repeat(60) + 'M',
      'PT0.5S',
      'PT59M30S',
      'P1W',
      'PT1.999999999H',
    ]) {
      const r = await client.post<any>('/api/v1/recipes', {
        recipe: { title: 'Timed ' + total.slice(0, 10), times: { total } },
      });
      log(name, 'time', total.slice(0, 20), r.status);
    }
    log(
      name,
      'm0',
      (await find(client, { max_total_minutes: 0 })).items.map((x) => x.title),
      'm60',
      (await find(client, { max_total_minutes: 60 })).items.map((x) => x.title),
      'm9999',
      (await find(client, { max_total_minutes: 9999 })).total,
    );
    // defects
    log(
      name,
      'heart pizza',
      (await find(client, { q: '❤️ pizza' })).total,
      'pizza heart',
      (await find(client, { q: 'pizza ❤️' })).total,
      '🍕 pizza',
      (await find(client, { q: '🍕 pizza' })).total,
      'only ❤️',
      (await find(client, { q: '❤️' })).items.map((x) => x.title),
    );
    log(name, 'kartoffelsuppe', (await find(client, { q: 'Kartoffelsuppe' })).total);
    log(
      name,
      'zwiebel ofen',
      (await find(client, { q: 'zwiebel ofen' })).total,
      'zwiebeln ofen',
      (await find(client, { q: 'zwiebeln ofen' })).total,
    );
  });
  test('tags', { timeout: 60_000 }, async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client, 'Soup');
    const letters = Array.from('αβγδεζηθικλμνξοπρστυφχψωбвгджзклмнпрстфхцчшщ').slice(0, 45);
    for (let i = 0; i < 500; i += 1) {
      const r = await client.post<any>('/api/v1/tags', { name: letters.join(' ') + ' ' + i });
      if (r.status !== 201) {
        log(r.status, r.text);
        break;
      }
    }
    for (const n of [1, 5, 10, 20, 45]) {
      const t0 = performance.now();
      const r = await client.get<any>(findPath({ q: letters.slice(0, n).join(' ') + ' ' }));
      log(name, 'tags × words', n, r.status, Math.round(performance.now() - t0), r.text.slice(0, 200));
    }
    void id;
  });
  test('group', { timeout: 60_000 }, async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client, 'Grouped');
    await manyRecipes(service, id, 5000);
    const lib = (await service.rows(`select library_id from recipe where id = '${id}'`))[0]?.['library_id'];
    await service.write(`update recipe set translation_group = 'g' where library_id = '${lib}'`);
    for (const limit of [1, 50, 100]) {
      const t0 = performance.now();
      const r = await client.get<any>(findPath({ group_translations: true, limit, sort: 'title' }));
      log(name, 'one group of 5000, limit', limit, r.status, Math.round(performance.now() - t0), r.body.items?.length);
    }
  });
});
onEveryEngine('review etag', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  test('etag', async () => {
    const ada = await setUp(service);
    const ben = await newMember(service, ada, ada.library, 'editor');
    const [hers, his] = [ada.in(ada.library), ben.in(ada.library)];
    const soup = await newEntry(hers, { title: 'Soup' });
    await hers.put(`/api/v1/recipes/${soup.id}/favorite`, { favorite: true });
    const a = await hers.get<any>(findPath({ favorite: true }));
    const b = await his.get<any>(findPath({ favorite: true }));
    const c = await his.get<any>(findPath({ favorite: true }), { 'if-none-match': String(a.headers.etag) });
    const e = await hers.get<any>(`/api/v1/recipes/${soup.id}`);
    const f = await his.get<any>(`/api/v1/recipes/${soup.id}`, { 'if-none-match': String(e.headers.etag) });
    log(
      'etag',
      a.headers.etag,
      a.body.total,
      b.headers.etag,
      b.body.total,
      'his If-None-Match with her tag:',
      c.status,
      'entry:',
      f.status,
    );
    assert.ok(true);
  });
});
