import { fillHousehold } from './screens/household.ts';
import { plainScreens, screensOfThings, screensOutside } from './screens/screens.ts';
import { settle } from './screens/settle.ts';
import { journey } from './support/journey.ts';

journey('no screen breaks a rule of axe, in light and in dark', {}, async ({ api, go, page, accessible }) => {
  const household = await fillHousehold(api, 'en');
  for (const { name, address } of [...plainScreens, ...screensOfThings]) {
    await go(address(household));
    await settle(page);
    await accessible(name);
  }
});

const outside = { settings: { TUREEN_AUTH: 'accounts' } };

journey('nor does any before sign-in', outside, async ({ service, go, page, accessible }) => {
  const { pathname, search } = new URL(service.setupLink);
  for (const { name, address } of [...screensOutside, { name: 'setup', address: () => pathname + search }]) {
    await go(address());
    await settle(page);
    await accessible(name);
  }
});
