import assert from 'node:assert/strict';

import { join, newLibrary, newMember, signIn } from '../support/people.ts';
import { furtherJourney } from './support/journey.ts';
import type { Visitor } from './support/journey.ts';
import { enterAs, enterAsFirst, signInByHand } from './support/people.ts';

const settings = { TUREEN_AUTH: 'accounts' };

/** Eve, a member of two of Ada's libraries, in the first of them. */
const enterAsMember = async (visitor: Visitor) => {
  const ada = await enterAsFirst(visitor, 'Ada');
  const { body } = await ada.client.get<{ items: { id: string }[] }>('/api/v1/libraries');
  const home = body.items[0]?.id ?? assert.fail('no library was found');
  const eve = await newMember(visitor.service, ada, home, 'editor');
  await join(ada, await newLibrary(ada, 'Cabin'), eve, 'editor');
  await enterAs(visitor, eve);
  return { ada, eve, home };
};

interface Entry {
  readonly name: string;
  readonly note?: string;
}

furtherJourney('keeps typed text when the session ends', { settings, sizes: ['phone'] }, async (visitor) => {
  const { page, go, service, accessible } = visitor;
  const ada = await enterAsFirst(visitor, 'Ada');
  await ada.client.post('/api/v1/pantry', { name: 'Flour' });
  await go('/pantry');
  await page.getByRole('button', { name: 'Edit Flour' }).click();
  const form = page.getByRole('dialog', { name: 'Edit' });
  await form.getByRole('textbox', { name: 'Note' }).fill('from the mill in the valley');

  // The session is ended elsewhere; the refresh after another user's change is rejected.
  await service.write('delete from session');
  const again = await signIn(service, 'Ada');
  await again.client.post('/api/v1/pantry', { name: 'Salt' });
  const notice = page.getByRole('dialog', { name: 'You are no longer signed in' });
  await notice.waitFor();
  await accessible('signed out while typing');

  // If closed, it reappears with the next rejected request, above any open dialog.
  await page.keyboard.press('Escape');
  await notice.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: 'Save' }).click();
  await notice.waitFor();
  await signInByHand(page, 'ada', 'wrong');
  await notice.getByText('do not fit together').waitFor();
  await signInByHand(page, 'ada');
  await notice.waitFor({ state: 'detached' });

  // Nothing typed is lost.
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  const { body } = await again.client.get<readonly Entry[]>('/api/v1/pantry');
  assert.equal(body.find(({ name }) => name === 'Flour')?.note, 'from the mill in the valley');
});

furtherJourney('continues after a new sign-in in another tab', { settings, sizes: ['desk'] }, async (visitor) => {
  const { page, go, context, service } = visitor;
  await enterAsFirst(visitor, 'Ada');
  await go('/pantry');
  await page.getByRole('textbox', { name: 'What is there?' }).fill('olives');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await signInByHand(other, 'ada');
  await other.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();

  // This tab still has the CSRF token of the previous session and picks up the new one on its own.
  await page.getByRole('textbox', { name: 'What is there?' }).press('Enter');
  await page.getByRole('listitem').getByText('olives').waitFor();
  const { body } = await (await signIn(service, 'ada')).client.get<readonly Entry[]>('/api/v1/pantry');
  assert.deepEqual(
    body.map(({ name }) => name),
    ['olives'],
  );
});

furtherJourney('keeps its library when another tab switches', { settings, sizes: ['desk'] }, async (visitor) => {
  const { page, go, context } = visitor;
  const ada = await enterAsFirst(visitor, 'Ada');
  const [home = assert.fail('no library was found')] = (
    await ada.client.get<{ items: { id: string }[] }>('/api/v1/libraries')
  ).body.items;
  await newLibrary(ada, 'Cabin');
  await go('/recipes/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Written at home');
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('listitem').filter({ hasText: 'Cabin' }).getByRole('button', { name: /Open/ }).click();
  await other.getByRole('navigation').getByText('Cabin').first().waitFor();

  // The account is refreshed because someone renames the library.
  await ada.client.put(
    `/api/v1/libraries/${home.id}`,
    { name: 'House' },
    { 'if-match': '"1"', 'x-service-library': home.id },
  );
  await page.getByRole('navigation').getByText('House').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByRole('heading', { name: 'Written at home' }).waitFor();
  const inHome = await ada.client.get<{ total: number }>('/api/v1/recipes', { 'x-service-library': home.id });
  assert.equal(inHome.body.total, 1);
});

furtherJourney('notifies a member removed from the library', { settings, sizes: ['phone'] }, async (visitor) => {
  const { page, go, accessible } = visitor;
  const { ada, eve, home } = await enterAsMember(visitor);
  await go('/pantry');
  await page.getByRole('textbox', { name: 'What is there?' }).fill('half a word');
  await ada.client.delete(`/api/v1/libraries/${home}/members/${eve.id}`);
  const notice = page.getByRole('dialog', { name: 'This library is no longer open to you' });
  await notice.waitFor();
  await accessible('removed from the members');
  await notice.getByRole('button', { name: 'Stay on this page' }).click();
  assert.equal(await page.getByRole('textbox', { name: 'What is there?' }).inputValue(), 'half a word');
  await page.getByRole('button', { name: 'Go on …' }).click();
  await notice.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();
});

furtherJourney('notifies a removed member after signing in', { settings, sizes: ['phone'] }, async (visitor) => {
  const { page, go, service } = visitor;
  const { eve, home } = await enterAsMember(visitor);
  await go('/pantry');
  const field = page.getByRole('textbox', { name: 'What is there?' });
  await field.fill('half a word');
  await service.write('delete from session');
  const again = await signIn(service, 'Ada');
  await again.client.delete(`/api/v1/libraries/${home}/members/${eve.id}`);
  await field.press('Enter');
  await page.getByRole('dialog', { name: 'You are no longer signed in' }).waitFor();
  await signInByHand(page, eve.username);

  // Nothing is saved to another library without the user noticing.
  const notice = page.getByRole('dialog', { name: 'This library is no longer open to you' });
  await notice.waitFor();
  await notice.getByRole('button', { name: 'Stay on this page' }).click();
  assert.equal(await field.inputValue(), 'half a word');
});
