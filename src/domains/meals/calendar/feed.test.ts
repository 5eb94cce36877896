import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { parseCalendar, subscribe } from '../../../../test/support/icalendar.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { mealWith, newMeal } from '../../../../test/support/meals.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const first = { 'if-match': '"1"' };

onEveryEngine('meal calendar feed', (engine) => {
  const clock = new ManualClock('2026-03-14T12:00:00.000Z');
  const service = serviceForSuite(engine, { clock });

  /** Reads the feed without any credentials. */
  const read = async (address: string) => parseCalendar((await service.client.get(address)).text);

  test('is text/calendar named after the library, with one all-day event per meal and no alarms', async () => {
    const client = await service.newLibrary('Home; sweet, home');
    const address = await subscribe(client);
    const entry_id = await newRecipe(client, 'Leek soup');
    const made = await newMeal(
      client,
      'meals',
      [
        { entry_id, scale: '3/2', notes: 'With cream;\nor without.' },
        { entry_id, display_name: 'Soup for the cat' },
        { plain_items: [{ name: 'Bread', quantity: '1 loaf' }, { name: 'Butter' }] },
      ],
      { date: '2026-12-31', slot: 'dinner', name: 'New Year', notes: 'At eight, sharp.' },
    );
    const answer = await service.client.get(address);
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'text/calendar; charset=utf-8']);
    assert.doesNotMatch(answer.text, /VALARM|METHOD/);
    assert.equal(answer.text.replaceAll('\r\n', '').search(/[\r\n]/), -1);
    const { properties, components, events } = parseCalendar(answer.text);
    assert.deepEqual(components, ['VEVENT']);
    assert.deepEqual(
      properties.map(({ name, value }) => `${name}:${value}`),
      [
        'VERSION:2.0',
        'PRODID:-//Tureen//Meals//EN',
        'CALSCALE:GREGORIAN',
        'NAME:Home; sweet, home',
        'X-WR-CALNAME:Home; sweet, home',
        'REFRESH-INTERVAL:PT1H',
        'X-PUBLISHED-TTL:PT1H',
      ],
    );
    assert.match(answer.text, /^DTSTART;VALUE=DATE:20261231\r$/m);
    assert.deepEqual(events, [
      {
        UID: made.id,
        DTSTAMP: '20260314T120000Z',
        SEQUENCE: '0',
        DTSTART: '20261231',
        DTEND: '20270101',
        SUMMARY: 'Dinner: Leek soup, Soup for the cat, Bread, Butter',
        DESCRIPTION: [
          'New Year',
          'At eight, sharp.',
          'Leek soup (× 3/2)\nWith cream;\nor without.',
          'Soup for the cat',
          '- Bread, 1 loaf\n- Butter',
        ].join('\n\n'),
        TRANSP: 'TRANSPARENT',
      },
    ]);
  });

  test('contains a time zone if there are no meals, because a calendar needs at least one component', async () => {
    const address = await subscribe(await service.newLibrary());
    const { text } = await service.client.get(address);
    assert.deepEqual([parseCalendar(text).components, parseCalendar(text).events], [['VTIMEZONE'], []]);
    const zone = ['DTSTART:19700101T000000', 'TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000'];
    const lines = ['TZID:UTC', 'BEGIN:STANDARD', ...zone, 'END:STANDARD'];
    assert.ok(text.endsWith(['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE', 'END:VCALENDAR', ''].join('\r\n')), text);
  });

  test('keeps the UID and increases SEQUENCE when a meal moves, and drops deleted meals', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const { id } = await newMeal(client, 'meals', [], { name: 'Out' });
    clock.advance({ minutes: 5 });
    const moved = mealWith('meals', [], { date: '2026-03-16', slot: 'other', name: 'Out' });
    await client.put(`/api/v1/meals/${id}`, moved, first);
    const [{ UID, SEQUENCE, DTSTAMP, DTSTART, SUMMARY, DESCRIPTION } = {}] = (await read(address)).events;
    assert.deepEqual(
      [UID, SEQUENCE, DTSTAMP, DTSTART, SUMMARY, DESCRIPTION],
      [id, '1', '20260314T120500Z', '20260316', 'Meal: Out', 'Out'],
    );
    await client.delete(`/api/v1/meals/${id}`, { 'if-match': '"2"' });
    assert.deepEqual((await read(address)).events, []);
    await newMeal(client, 'meals', [], { slot: 'breakfast' });
    const [bare] = (await read(address)).events;
    assert.deepEqual([bare?.['SUMMARY'], bare?.['DESCRIPTION']], ['Breakfast', undefined]);
  });

  test('names a dish by its display_name, or else by its current recipe title, and skips it if it has neither', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const entry_id = await newRecipe(client, 'Soup');
    await newMeal(client, 'meals', [{ entry_id }, { entry_id, recipe_revision: 1, display_name: 'Mine' }]);
    const summary = async () => (await read(address)).events[0]?.['SUMMARY'];
    assert.equal(await summary(), 'Dinner: Soup, Mine');
    await client.put(`/api/v1/recipes/${entry_id}`, { recipe: { title: 'Better soup' } }, first);
    assert.equal(await summary(), 'Dinner: Better soup, Mine');
    await client.delete(`/api/v1/recipes/${entry_id}`, { 'if-match': '"2"' });
    assert.equal(await summary(), 'Dinner: Better soup, Mine');
    await client.delete(`/api/v1/recipes/${entry_id}/permanently`, { 'if-match': '"3"' });
    assert.equal(await summary(), 'Dinner: Mine');
  });

  test('covers 60 days before today to 366 days after, in meal order', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const days = ['2026-01-12', '2026-01-13', '2026-03-14', '2027-03-15', '2027-03-16'];
    for (const date of days.toReversed()) await newMeal(client, 'meals', [], { date, slot: 'other' });
    await newMeal(client, 'meals', [], { date: '2026-03-14', slot: 'breakfast' });
    const { events } = await read(address);
    assert.deepEqual(
      events.map((event) => `${event['DTSTART']} ${event['SUMMARY']}`),
      ['20260113 Meal', '20260314 Breakfast', '20260314 Meal', '20270315 Meal'],
    );
  });

  test('truncates and folds long or unusual text so that it can be read back', async () => {
    const client = await service.newLibrary('🍲'.repeat(60));
    const address = await subscribe(client);
    const name = '🍲;,\\'.repeat(120);
    await newMeal(client, 'meals', [{ display_name: name, notes: '\u0007a\r\nb\tc\u2028'.repeat(1000) }]);
    const answer = await service.client.get(address);
    for (const line of answer.bytes.toString('latin1').split('\r\n')) assert.ok(line.length <= 75);
    const { properties, events } = parseCalendar(answer.text);
    assert.equal(properties[3]?.value, '🍲'.repeat(60));
    const { SUMMARY = '', DESCRIPTION = '' } = events[0] ?? {};
    assert.equal(SUMMARY, `${Array.from(`Dinner: ${name}`).slice(0, 299).join('')}…`);
    assert.equal(Array.from(DESCRIPTION).length < 3001, true);
    assert.ok(DESCRIPTION.startsWith(`${name}\na\nb\tc\u2028a\nb`) && DESCRIPTION.endsWith('…'));
  });

  test('contains at most 5,000 events', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const { id } = await newMeal(client, 'meals', [], { date: '2026-03-20' });
    const many = Array.from(
      { length: 5001 },
      (_, number) => `('${id.slice(0, 24)}${String(number).padStart(12, '0')}')`,
    );
    await service.write(
      `insert into meal (id, library_id, date, slot, moment, name, notes, dishes, representation, revision, created_at, updated_at, updated_by)
       select given.column1, library_id, date, slot, moment, name, notes, dishes, representation, revision, created_at, updated_at, updated_by
       from meal, (values ${many.join(', ')}) as given where meal.id = '${id}'`,
    );
    await newMeal(client, 'meals', [], { date: '2026-03-19', name: 'Kept' });
    const { events } = await read(address);
    assert.deepEqual([events.length, events[0]?.['SUMMARY']], [5000, 'Dinner: Kept']);
    assert.equal(new Set(events.map((event) => event['UID'])).size, 5000);
  });

  test('returns 304 for its ETag until the library or the day changes', async () => {
    const client = await service.newLibrary();
    const address = await subscribe(client);
    const revalidate = (etag: string) => service.client.get(address, { 'if-none-match': etag });
    const held = (await service.client.get(address)).headers.etag ?? '';
    assert.match(held, /^"[^"]+"$/);
    const again = await revalidate(held);
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', held]);
    assert.equal((await service.client.send('HEAD', address)).headers.etag, held);
    await newMeal(client, 'meals', [], { name: 'New' });
    const changed = await revalidate(held);
    assert.deepEqual([changed.status, parseCalendar(changed.text).events.length], [200, 1]);
    const now = changed.headers.etag ?? '';
    assert.equal((await revalidate(now)).status, 304);
    clock.advance({ days: 1 });
    assert.equal((await revalidate(now)).status, 200);
    assert.equal(changed.headers['cache-control'], 'private, no-cache');
  });

  test('shows only the meals of its own library', async () => {
    const [mine, theirs] = [await service.newLibrary(), await service.newLibrary()];
    const address = await subscribe(mine);
    await newMeal(theirs, 'meals', [], { name: 'Theirs' });
    // The selected library and credentials are ignored.
    const { text } = await theirs.get(address);
    assert.deepEqual(parseCalendar(text).events, []);
  });
});
