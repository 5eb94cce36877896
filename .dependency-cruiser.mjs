// The import rules. docs/architecture.md describes them; test/architecture.test.ts plants a violation of each.

/** The domains that each domain may import, through their index.ts. */
const mayImport = {
  units: [],
  ingredients: ['units'],
  foods: ['units', 'ingredients'],
  'recipe-format': ['units', 'ingredients', 'foods'],
  accounts: ['units'],
  assets: [],
  jobs: [],
  libraries: ['accounts', 'units'],
  organization: ['libraries', 'assets'],
  pantry: ['libraries', 'units', 'ingredients'],
  recipes: ['libraries', 'organization', 'assets', 'pantry', 'units', 'ingredients', 'foods', 'recipe-format'],
  meals: ['libraries', 'recipes', 'units', 'recipe-format'],
  shopping: ['libraries', 'recipes', 'meals', 'pantry', 'units', 'ingredients', 'foods', 'recipe-format'],
  bulk: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  exports: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  imports: ['libraries', 'recipes', 'organization', 'assets', 'jobs', 'units', 'ingredients', 'recipe-format'],
  events: ['accounts', 'libraries'],
  webhooks: ['accounts', 'libraries', 'instance'],
  instance: ['accounts', 'libraries', 'assets', 'units'],
};

/** The areas of the web app. None imports another. */
const webAreas =
  'library|books|recipe|editor|import|shopping|plan|pantry|account|entry|household|webhooks|jobs|instance';

/** The only server code that the web app bundles: exact numbers, as they are typed and shown. */
const webNumbers = '^src/domains/units/numbers/';

const pure = ['units', 'ingredients', 'foods', 'recipe-format'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const pairs = Object.entries(mayImport).map(([domain, others]) =>
  forbid(
    `domain-${domain}`,
    `${domain} may import ${others.join(', ') || 'no other domain'}.`,
    { path: `^src/domains/${domain}/` },
    { path: '^src/domains/([^/]+)/', pathNot: `^src/domains/(${[domain, ...others].join('|')})/` },
  ),
);

export default {
  forbidden: [
    forbid('no-cycles', 'The dependency graph is acyclic.', {}, { circular: true }),
    forbid(
      'platform-knows-no-domain',
      'The platform knows nothing about recipes.',
      { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      { path: '^src/(domains|app)/' },
    ),
    forbid(
      'domains-know-no-app',
      'app → domains → platform.',
      { path: '^src/domains/', pathNot: '\\.test\\.ts$' },
      { path: '^src/app/' },
    ),
    forbid(
      'known-domains',
      'Add a new domain to the table above first.',
      { path: '^src/domains/', pathNot: `^src/domains/(${Object.keys(mayImport).join('|')})/` },
      {},
    ),
    forbid(
      'domains-through-index',
      'Import another domain through its index.ts.',
      { path: '^src/domains/([^/]+)/' },
      { path: '^src/domains/[^/]+/', pathNot: '^src/domains/($1/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'domains-through-index-for-app',
      'app imports domains through their index.ts, and only the list of modules imports their module.ts.',
      { path: '^src/app/', pathNot: '^src/app/modules\\.ts$' },
      { path: '^src/domains/[^/]+/', pathNot: '/index\\.ts$' },
    ),
    ...pairs,
    forbid(
      'pure-domains',
      'Pure domains use neither the database nor the network, and HTTP only in their routes.',
      { path: `^src/domains/(${pure.join('|')})/`, pathNot: '\\.(routes|test)\\.ts$' },
      { path: '^src/platform/(db|http|outbox|fetch)/' },
    ),
    forbid(
      'stores-know-no-use-case',
      'routes → use cases → store.',
      { path: '\\.store\\.ts$' },
      { path: '^src/domains/', pathNot: '\\.(schemas|store|tables)\\.ts$|/index\\.ts$' },
    ),
    forbid(
      'use-cases-know-no-routes',
      'Only module.ts imports routes; index.ts may export their types.',
      { path: '^src/domains/', pathNot: '/(module|index)\\.ts$|\\.test\\.ts$' },
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
      { path: '^src/', pathNot: '^src/platform/db/|\\.(store|tables)\\.ts$' },
      { path: '(^|/)node_modules/kysely/|^kysely$' },
    ),
    forbid(
      'drivers-in-db',
      'The engines are reached through platform/db.',
      { path: '^src/', pathNot: '^src/platform/db/|\\.test\\.ts$' },
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
      'Domains do not open connections, not even unencrypted ones.',
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
      'The web app imports only types of the server, from the index.ts of domains, and exact numbers.',
      { path: '^web/' },
      { path: '^src/', pathNot: `^src/domains/[^/]+/index\\.ts$|${webNumbers}` },
    ),
    forbid(
      'web-bundles-no-server',
      'The web app imports only types of the server, from the index.ts of domains, and exact numbers.',
      { path: '^web/' },
      { path: '^src/', pathNot: webNumbers, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'bundled-numbers-stay-small',
      'The web app bundles these files, so they import only each other, a limit and a cache.',
      { path: webNumbers, pathNot: '\\.test\\.ts$' },
      {
        path: '',
        pathNot: `${webNumbers}|^src/domains/units/(limits|language)\\.ts$|^src/platform/memory/recent-cache\\.ts$`,
      },
    ),
    forbid(
      'web-areas-apart',
      'Areas of the web app link to each other and do not import each other.',
      { path: `^web/(${webAreas})/` },
      { path: '^web/', pathNot: '^web/($1|shell|parts|api|design|language|offline)/' },
    ),
    forbid(
      'web-known-areas',
      'Add a new area of the web app to the list above first.',
      { path: '^web/[^/]+/', pathNot: `^web/(${webAreas}|app|shell|parts|api|design|language|offline|dist|public)/` },
      {},
    ),
    forbid(
      'web-parts-know-no-area',
      'Shared parts import no area.',
      { path: '^web/(shell|parts)/' },
      { path: '^web/', pathNot: '^web/(shell|parts|api|design|language|offline)/' },
    ),
    forbid(
      'web-ground',
      'Requests, design, language and offline import no screens.',
      { path: '^web/(api|design|language|offline)/' },
      { path: '^web/', pathNot: '^web/(api|design|language|offline)/' },
    ),
    forbid(
      'server-knows-no-web',
      'The server serves the built app and imports nothing of it.',
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
