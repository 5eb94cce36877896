// npm run screenshots -- [--only library,recipe] [--size phone|desk] [--theme light|dark] [--content full,german,empty,outside,accounts]
//                        [--readme]
//
// Takes screenshots of every screen in both sizes and themes: with English content, with German content for its long
// words, without content, and before sign-in. Writes them to screenshots/, which git ignores. With --readme, takes only
// the three that the README shows and writes them to docs/pictures/.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from 'playwright-core';
import sharp from 'sharp';

import { fillHousehold } from '../test/browser/screens/household.ts';
import type { Household } from '../test/browser/screens/household.ts';
import { startSampleService } from '../test/browser/screens/sample-service.ts';
import type { SampleService } from '../test/browser/screens/sample-service.ts';
import { plainScreens, screensOfThings, screensOfAccounts, screensOutside } from '../test/browser/screens/screens.ts';
import type { Screen } from '../test/browser/screens/screens.ts';
import { settle } from '../test/browser/screens/settle.ts';
import { sizes } from '../test/browser/support/sizes.ts';
import type { Size } from '../test/browser/support/sizes.ts';
import { launchChromium } from '../test/support/chromium.ts';

const root = path.join(import.meta.dirname, '..');

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    theme: { type: 'string' },
    content: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

type Theme = 'light' | 'dark';
const contents = ['full', 'german', 'empty', 'outside', 'outside-german', 'accounts', 'accounts-german'] as const;
type Content = (typeof contents)[number];

const isGerman = (content: Content): boolean => content.endsWith('german');
const isSignedOut = (content: Content): boolean => content.startsWith('outside');
const hasAccounts = (content: Content): boolean => content.startsWith('accounts');

const getScreens = (content: Content): readonly Screen[] => {
  if (isSignedOut(content)) return [...screensOutside, { name: 'setup', address: () => '/setup?token=x' }];
  if (hasAccounts(content)) return screensOfAccounts;
  return content === 'empty' ? plainScreens : [...plainScreens, ...screensOfThings];
};

const select = <T extends string>(all: readonly T[], names: string | undefined): readonly T[] =>
  names === undefined ? all : all.filter((name) => names.split(',').includes(name));

interface Shot {
  readonly screen: Screen;
  readonly size: Size;
  readonly theme: Theme;
  readonly file: string;
}

/** Creates the first administrator and returns the session cookie. */
const createAdministrator = async ({ client, setupLink = '' }: SampleService): Promise<string> => {
  const token = new URL(setupLink).searchParams.get('token');
  const person = { token, username: 'ada', display_name: 'Ada Marlow', password: 'a ladle of barley broth' };
  const { headers } = await client.post('/api/v1/auth/setup', person);
  return String(headers['set-cookie']).replace(/^tureen_session=([^;]*).*$/s, '$1');
};

const takeScreenshot = async (
  browser: Browser,
  origin: string,
  household: Household,
  locale: string,
  shot: Shot & { readonly session: string },
) => {
  const { screen, size, theme, file, session } = shot;
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: origin,
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    deviceScaleFactor: values.readme ? 2 : 1,
  });
  if (session !== '') await context.addCookies([{ name: 'tureen_session', value: session, url: origin }]);
  const page = await context.newPage();
  await page.goto(screen.address(household));
  await settle(page);
  const image = await page.screenshot({ fullPage: !values.readme });
  await mkdir(path.dirname(file), { recursive: true });
  if (values.readme)
    await sharp(image)
      .resize({ width: size === 'phone' ? 390 : 1280 })
      .webp({ quality: 82 })
      .toFile(file);
  else await sharp(image).toFile(file);
  await context.close();
};

const emptyHousehold: Household = { recipe: '', book: '', list: '', preview: '', job: '', webhook: '' };

/** The screenshots in the README: the library, a recipe, and a shopping list on a phone. */
const readmeShots = (): readonly Shot[] => {
  const all = [...plainScreens, ...screensOfThings];
  const shot = (name: string, size: Size): readonly Shot[] =>
    all
      .filter((screen) => screen.name === name)
      .map((screen) => ({ screen, size, theme: 'light', file: path.join(root, 'docs/pictures', `${name}.webp`) }));
  return [...shot('library', 'desk'), ...shot('recipe', 'desk'), ...shot('list', 'phone')];
};

const planShots = (content: Content): readonly Shot[] => {
  if (values.readme) return content === 'full' ? readmeShots() : [];
  const screens = getScreens(content);
  const selected = new Set(
    select(
      screens.map(({ name }) => name),
      values.only,
    ),
  );
  return screens
    .filter(({ name }) => selected.has(name))
    .flatMap((screen) =>
      select(['phone', 'desk'] as const, values.size).flatMap((size) =>
        select(['light', 'dark'] as const, values.theme).map((theme) => ({
          screen,
          size,
          theme,
          file: path.join(root, 'screenshots', content, `${screen.name}-${size}-${theme}.png`),
        })),
      ),
    );
};

const browser = await launchChromium();
for (const content of select(contents, values.content)) {
  const shots = planShots(content);
  if (shots.length === 0) continue;
  const service = await startSampleService(
    isSignedOut(content) || hasAccounts(content) ? { TUREEN_AUTH: 'accounts' } : {},
  );
  const session = hasAccounts(content) ? await createAdministrator(service) : '';
  const language = isGerman(content) ? 'de' : 'en';
  const hasContent = content !== 'empty' && !isSignedOut(content) && !hasAccounts(content);
  const household = hasContent ? await fillHousehold(service.client, language) : emptyHousehold;
  let done = 0;
  for (const shot of shots) {
    await takeScreenshot(browser, service.origin, household, language === 'de' ? 'de-DE' : 'en-GB', {
      ...shot,
      session,
    });
    done += 1;
    if (process.stderr.isTTY || done === shots.length)
      process.stderr.write(`\r${content}: ${done} of ${shots.length} `);
  }
  process.stderr.write('\n');
  await service.stop();
}
await browser.close();
