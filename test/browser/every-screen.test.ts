import assert from 'node:assert/strict';

import { hiddenFocuses } from './screens/focus.ts';
import { fillHousehold } from './screens/household.ts';
import { overflowOf } from './screens/overflow.ts';
import { plainScreens, screensOfThings, screensOutside } from './screens/screens.ts';
import { settle } from './screens/settle.ts';
import { furtherJourney } from './support/journey.ts';

const screens = [...plainScreens, ...screensOfThings];

furtherJourney('every screen passes axe in light and dark themes', {}, async ({ api, go, page, accessible }) => {
  const household = await fillHousehold(api, 'en');
  for (const { name, address } of screens) {
    await go(address(household));
    await settle(page);
    await accessible(name);
  }
});

const outside = { settings: { TUREEN_AUTH: 'accounts' } };

furtherJourney('every screen before sign-in passes axe', outside, async ({ service, go, page, accessible }) => {
  const { pathname, search } = new URL(service.setupLink);
  for (const { name, address } of [...screensOutside, { name: 'setup', address: () => pathname + search }]) {
    await go(address());
    await settle(page);
    await accessible(name);
  }
});

furtherJourney(
  'long German words fit every screen of a small phone',
  { sizes: ['phone'], locale: 'de-DE' },
  async ({ api, go, page }) => {
    const household = await fillHousehold(api, 'de');
    // The smallest viewport that pages should fit into (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { name, address } of screens) {
      await go(address(household));
      await settle(page);
      assert.deepEqual(await overflowOf(page), [], name);
    }
  },
);

furtherJourney('every focused element shows its focus', { sizes: ['desk'] }, async ({ api, go, page }) => {
  const household = await fillHousehold(api, 'en');
  const hidden: string[] = [];
  for (const { name, address } of screens) {
    await go(address(household));
    await settle(page);
    hidden.push(...(await hiddenFocuses(page)).map((element) => `${name}: ${element}`));
  }
  assert.deepEqual(hidden, []);
});
