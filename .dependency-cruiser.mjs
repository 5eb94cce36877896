// Who may import whom. docs/architecture.md draws the same picture; test/architecture.test.ts plants a violation of each rule.

/** Which rooms a room may enter, by their front doors. */
const mayEnter = {
  units: [],
  ingredients: ['units'],
  'recipe-format': ['units', 'ingredients'],
  accounts: [],
  assets: [],
  jobs: [],
  libraries: ['accounts'],
  organization: ['libraries', 'assets'],
  pantry: ['libraries', 'units', 'ingredients'],
  recipes: ['libraries', 'organization', 'assets', 'pantry', 'units', 'ingredients', 'recipe-format'],
  meals: ['libraries', 'recipes', 'units', 'recipe-format'],
  shopping: ['libraries', 'recipes', 'meals', 'pantry', 'units', 'ingredients', 'recipe-format'],
  bulk: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  exports: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  imports: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  events: ['accounts', 'libraries'],
  webhooks: ['accounts', 'libraries'],
  instance: ['accounts', 'libraries', 'assets', 'units'],
};

/** The areas of the web app: each knows itself and what stands below, and no other. */
const webAreas =
  'library|books|recipe|editor|import|shopping|plan|pantry|account|entry|household|webhooks|jobs|instance';

const pure = ['units', 'ingredients', 'recipe-format'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const pairs = Object.entries(mayEnter).map(([room, others]) =>
  forbid(
    `room-${room}`,
    `${room} may enter ${others.join(', ') || 'no other room'}.`,
    { path: `^src/domains/${room}/` },
    { path: '^src/domains/([^/]+)/', pathNot: `^src/domains/(${[room, ...others].join('|')})/` },
  ),
);

export default {
  forbidden: [
    forbid('no-circles', 'No circles, anywhere.', {}, { circular: true }),
    forbid(
      'platform-knows-no-domain',
      'The platform knows nothing of recipes.',
      { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^src/(domains|app)/' },
    ),
    forbid('domains-know-no-app', 'app → domains → platform.', { path: '^src/domains/' }, { path: '^src/app/' }),
    forbid(
      'known-rooms',
      'A new room is added to the table above first.',
      { path: '^src/domains/', pathNot: `^src/domains/(${Object.keys(mayEnter).join('|')})/` },
      {},
    ),
    forbid(
      'front-doors',
      'Another room is entered by its index.ts.',
      { path: '^src/domains/([^/]+)/' },
      { path: '^src/domains/[^/]+/', pathNot: '^src/domains/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'front-doors-for-app',
      'app enters a room by its index.ts.',
      { path: '^src/app/' },
      { path: '^src/domains/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    ...pairs,
    forbid(
      'pure-rooms',
      'Pure rooms reach neither the database nor the network nor HTTP, but for their routes.',
      { path: `^src/domains/(${pure.join('|')})/`, pathNot: '\\.(routes|test)\\.ts$' },
      { path: '^src/platform/(db|http|outbox|fetch)/' },
    ),
    forbid(
      'stores-know-no-use-case',
      'routes → use cases → store.',
      { path: '\\.store\\.ts$' },
      { path: '^src/domains/', pathNot: '\\.(schemas|store)\\.ts$|/index\\.ts$' },
    ),
    forbid(
      'use-cases-know-no-routes',
      'Routes are mounted by their front door and imported by nobody else.',
      { path: '^src/domains/', pathNot: '/index\\.ts$' },
      { path: '\\.routes\\.ts$' },
    ),
    forbid(
      'fastify-at-the-edge',
      'fastify is imported by platform/http and by routes.',
      { path: '^src/', pathNot: '^src/platform/http/|\\.routes\\.ts$' },
      { path: '(^|/)node_modules/(@fastify/|fastify/)|^fastify$' },
    ),
    forbid(
      'kysely-in-stores',
      'SQL is written in stores and in platform/db.',
      { path: '^src/', pathNot: '^src/platform/db/|\\.store\\.ts$' },
      { path: '(^|/)node_modules/kysely/|^kysely$' },
    ),
    forbid(
      'drivers-in-db',
      'The engines are reached through platform/db.',
      { path: '^src/', pathNot: '^src/platform/db/' },
      { path: '(^|/)node_modules/pg/|^pg$|^node:sqlite$|^sqlite$' },
    ),
    forbid(
      'network-through-fetch',
      'The network is reached through platform/fetch.',
      { path: '^src/', pathNot: '^src/platform/(fetch|db/postgres)/' },
      { path: '(^|/)node_modules/(undici|axios|got)/|^(undici|axios|got)$|^(node:)?(https|http2|tls|dns)(/|$)' },
    ),
    forbid(
      'openid-in-providers',
      'The library that speaks to providers is given platform/fetch in one place.',
      { path: '^src/', pathNot: '^src/domains/accounts/providers/' },
      { path: '(^|/)node_modules/(openid-client|oauth4webapi)/|^(openid-client|oauth4webapi)$' },
    ),
    forbid(
      'sockets-in-platform',
      'A room opens no connection of its own, not even an unencrypted one.',
      { path: '^src/domains/', pathNot: '\\.test\\.ts$' },
      { path: '^(node:)?(http|net|dgram)$' },
    ),
    forbid(
      'readers-of-the-outbox',
      'Nothing imports events or webhooks: they read the outbox.',
      { path: '^src/', pathNot: '^src/(app|domains/(events|webhooks))/' },
      { path: '^src/domains/(events|webhooks)/' },
    ),
    forbid(
      'web-takes-types-only',
      'The web app takes types from front doors, and nothing of the server is bundled.',
      { path: '^web/' },
      { path: '^src/', pathNot: '^src/domains/[^/]+/index\\.ts$' },
    ),
    forbid(
      'web-bundles-no-server',
      'The web app takes types from front doors, and nothing of the server is bundled.',
      { path: '^web/' },
      { path: '^src/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'web-areas-apart',
      'An area of the web app links to another, and does not import it.',
      { path: `^web/(${webAreas})/` },
      { path: '^web/', pathNot: '^web/($1|shell|parts|api|design|language|offline)/' },
    ),
    forbid(
      'web-known-rooms',
      'A new room of the web app is added to the list above first.',
      { path: '^web/[^/]+/', pathNot: `^web/(${webAreas}|app|shell|parts|api|design|language|offline|dist|public)/` },
      {},
    ),
    forbid(
      'web-parts-know-no-area',
      'What areas share knows none of them.',
      { path: '^web/(shell|parts)/' },
      { path: '^web/', pathNot: '^web/(shell|parts|api|design|language|offline)/' },
    ),
    forbid(
      'web-ground',
      'Requests, design, language and offline know nothing of screens.',
      { path: '^web/(api|design|language|offline)/' },
      { path: '^web/', pathNot: '^web/(api|design|language|offline)/' },
    ),
    forbid(
      'server-knows-no-web',
      'The service serves the built app and imports none of it.',
      { path: '^src/' },
      { path: '^web/' },
    ),
    forbid(
      'no-test-in-product',
      'The product does not import tests.',
      { path: '^src/', pathNot: '\\.test\\.ts$' },
      { path: '^(test|bench)/|\\.test\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    exclude: { path: '^node_modules/.cache|^web/dist/' },
  },
};
