import { newMember, signIn } from '../support/people.ts';
import { assetRows } from './asset-rows.ts';
import type { Cast } from './callers.ts';
import { mealRows } from './meal-rows.ts';
import { importRows } from './import-rows.ts';
import { jobRows } from './job-rows.ts';
import { pantryRows } from './pantry-rows.ts';
import { first, inLibrary, made, second, unique } from './requests.ts';
import type { Row } from './requests.ts';
import { administrator, historians, member, openToAll, signedIn, tellsAnyone } from './rules.ts';
import { shoppingRows } from './shopping-rows.ts';
import { webhookRows } from './webhook-rows.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';
const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
const credential = { id: 'none', rawId: 'none', type: 'public-key' };
const noAttestation = { ...credential, response: { clientDataJSON: 'none', attestationObject: 'none' } };
const noAssertion = {
  ...credential,
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
};

/** As a page at http://localhost, where passkeys work. */
const byName = ({ service }: Cast): Readonly<Record<string, string>> => {
  const host = `localhost:${new URL(service.client.origin).port}`;
  return { host, origin: `http://${host}` };
};

const tag = (cast: Cast) => made(cast, '/api/v1/tags', { name: unique() });
const facet = (cast: Cast) => made(cast, '/api/v1/facets', { kind: 'course', value: unique() });
const book = (cast: Cast) => made(cast, '/api/v1/books', { kind: 'personal', title: unique() });

const recipe = (cast: Cast) => made(cast, '/api/v1/recipes', { recipe: { title: unique() } });
const measured = (cast: Cast) => {
  const ingredients = [{ text: '2 cups flour' }];
  return made(cast, '/api/v1/recipes', { recipe: { title: unique(), ingredient_sections: [{ ingredients }] } });
};
const trashed = async (cast: Cast): Promise<string> => {
  const id = await recipe(cast);
  await cast.owner.in(cast.library).delete(`/api/v1/recipes/${id}`, first);
  return id;
};

/** The library that all callers share. */
const anyLibrary = (cast: Cast): string => `/api/v1/libraries/${cast.library}`;

const newUser = async ({ service, owner, library }: Cast): Promise<string> =>
  (await newMember(service, await signIn(service, owner.username), library, 'viewer')).id;

const newInvitation = async ({ owner, library }: Cast) =>
  (
    await owner.client.post<{ invitation: { id: string }; secret: string }>(
      `/api/v1/libraries/${library}/invitations`,
      {
        role: 'viewer',
      },
    )
  ).body;

/** Who may do what, by operation id. Every operation of the API has a row. */
export const table: Readonly<Record<string, Row>> = {
  getCapabilities: { rule: openToAll(), request: () => ({ path: '/api/v1/capabilities' }) },

  getAccount: { rule: tellsAnyone, request: () => ({ path: '/api/v1/account' }) },
  renameAccount: {
    rule: signedIn.toChange,
    request: () => ({ path: '/api/v1/account', json: { display_name: unique() } }),
  },
  changeAccountSettings: {
    rule: signedIn.toChange,
    request: () => ({ path: '/api/v1/account/settings', json: { shown_convention: 'metric' } }),
  },
  // Members of another library cannot select this one.
  selectLibrary: {
    rule: { ...member.viewerInSession },
    request: ({ library }) => ({ path: '/api/v1/account/library', json: { library_id: library } }),
  },
  listSessions: { rule: signedIn.inSession(), request: () => ({ path: '/api/v1/account/sessions' }) },
  endSession: {
    rule: signedIn.inSession('session-not-found'),
    request: () => ({ path: `/api/v1/account/sessions/${MISSING}` }),
  },
  signIn: {
    rule: openToAll('invalid-credentials'),
    request: () => ({ path: '/api/v1/auth/sign-in', json: { username: unique(), password: 'wrong' } }),
  },
  recover: {
    rule: openToAll('invalid-credentials'),
    request: () => ({ path: '/api/v1/auth/recover', json: { username: unique(), code: 'wrong' } }),
  },
  setUpInstance: {
    rule: openToAll('setup-link-invalid'),
    request: () => ({
      path: '/api/v1/auth/setup',
      json: { token: 'x', username: unique(), display_name: 'E', password: 'a ladle of barley' },
    }),
  },
  register: {
    rule: openToAll('invitation-invalid'),
    request: () => ({
      path: '/api/v1/auth/register',
      json: { invitation: 'x', username: unique(), display_name: 'E', password: 'a ladle of barley' },
    }),
  },
  changePassword: {
    rule: signedIn.inSession('invalid-credentials'),
    request: () => ({
      path: '/api/v1/account/password',
      json: { new_password: 'a ladle of barley', current_password: 'wrong' },
    }),
  },
  makeRecoveryCodes: { rule: signedIn.inSession(), request: () => ({ path: '/api/v1/account/recovery-codes' }) },
  listTokens: { rule: signedIn.inSession(), request: () => ({ path: '/api/v1/account/tokens' }) },
  createToken: {
    rule: signedIn.inSession(),
    request: () => ({ path: '/api/v1/account/tokens', json: { name: unique(), scopes: ['read'] } }),
  },
  deleteToken: {
    rule: signedIn.inSession('token-not-found'),
    request: () => ({ path: `/api/v1/account/tokens/${MISSING}` }),
  },
  listPasskeys: { rule: signedIn.inSession(), request: () => ({ path: '/api/v1/account/passkeys' }) },
  beginPasskeyRegistration: {
    rule: signedIn.inSession(),
    request: (cast) => ({ path: '/api/v1/account/passkeys/options', headers: byName(cast) }),
  },
  addPasskey: {
    rule: signedIn.inSession('passkey-not-verified'),
    request: async (cast) => {
      // Authorized callers get a challenge and then fail it.
      const clients = Object.values(cast.clients);
      await Promise.all(clients.map((one) => one.post('/api/v1/account/passkeys/options', undefined, byName(cast))));
      return { path: '/api/v1/account/passkeys', json: { response: noAttestation }, headers: byName(cast) };
    },
  },
  renamePasskey: {
    rule: signedIn.inSession('passkey-not-found'),
    request: () => ({ path: `/api/v1/account/passkeys/${MISSING}`, json: { name: unique() } }),
  },
  deletePasskey: {
    rule: signedIn.inSession('passkey-not-found'),
    request: () => ({ path: `/api/v1/account/passkeys/${MISSING}` }),
  },
  beginPasskeySignIn: {
    rule: openToAll(),
    request: (cast) => ({ path: '/api/v1/auth/passkeys/options', headers: byName(cast) }),
  },
  signInWithPasskey: {
    rule: openToAll('invalid-credentials'),
    request: (cast) => ({
      path: '/api/v1/auth/passkeys/verify',
      json: { response: noAssertion },
      headers: byName(cast),
    }),
  },
  confirmSession: {
    rule: signedIn.inSession('invalid-credentials'),
    request: () => ({ path: '/api/v1/account/confirm', json: { password: 'wrong' } }),
  },
  // No provider is configured here, so admitted callers learn that there is none with this name.
  beginProviderLogin: {
    rule: { ...openToAll('provider-not-found'), 'expired token': 'invalid-credentials' },
    request: () => ({ path: '/api/v1/auth/nowhere/login' }),
  },
  finishProviderLogin: {
    rule: { ...openToAll('provider-not-found'), 'expired token': 'invalid-credentials' },
    request: () => ({ path: '/api/v1/auth/nowhere/callback' }),
  },
  beginNativeLogin: {
    rule: { ...openToAll('provider-not-found'), 'expired token': 'invalid-credentials' },
    request: () => ({
      path: `/api/v1/auth/nowhere/native-login?${new URLSearchParams({ ...challenge, redirect_uri: 'http://127.0.0.1/', state: 'x' }).toString()}`,
    }),
  },
  // API tokens have no CSRF token, which this operation always requires.
  createNativeLinkTicket: {
    rule: {
      ...signedIn.inSession('provider-not-found'),
      'token read': 'csrf-token-invalid',
      'token write': 'csrf-token-invalid',
    },
    request: (cast) => ({
      path: '/api/v1/auth/nowhere/native-link-tickets',
      json: challenge,
      headers: { origin: cast.service.client.origin },
    }),
  },
  createNativeToken: {
    rule: openToAll('invalid-credentials'),
    request: () => ({ path: '/api/v1/auth/native-token', json: { code: 'wrong', code_verifier: 'x'.repeat(43) } }),
  },
  listAudit: { rule: historians, request: () => ({ path: '/api/v1/account/audit' }) },
  getInstance: { rule: administrator.toRead, request: () => ({ path: '/api/v1/instance' }) },
  listUsers: { rule: administrator.toRead, request: () => ({ path: '/api/v1/users' }) },
  disableUser: {
    rule: administrator.toChange,
    request: async (cast) => ({ path: `/api/v1/users/${await newUser(cast)}`, json: { disabled: true } }),
  },

  listLibraries: { rule: signedIn.toRead, request: () => ({ path: '/api/v1/libraries' }) },
  createLibrary: {
    rule: signedIn.toChange,
    request: () => ({ path: '/api/v1/libraries', json: { name: unique() } }),
  },
  getLibrary: { rule: member.viewerReads, request: (cast) => ({ path: anyLibrary(cast) }) },
  renameLibrary: {
    rule: member.ownerChanges,
    request: (cast) => ({ path: anyLibrary(cast), json: { name: unique() }, headers: { 'if-match': '*' } }),
  },
  changeLibrarySettings: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: `${anyLibrary(cast)}/settings`,
      json: { assumed_convention: 'us', shown_convention: 'metric' },
      headers: { 'if-match': '*' },
    }),
  },
  // Fails on the revision, because the other tests need the library.
  deleteLibrary: {
    rule: {
      ...member.ownerChanges,
      owner: 'precondition-failed',
      'token write': 'precondition-failed',
    },
    request: (cast) => ({ path: anyLibrary(cast), headers: { 'if-match': '"999999"' } }),
  },
  listMembers: { rule: member.viewerInSession, request: (cast) => ({ path: `${anyLibrary(cast)}/members` }) },
  changeRole: {
    rule: member.ownerInSession,
    request: async (cast) => ({ path: `${anyLibrary(cast)}/members/${await newUser(cast)}`, json: { role: 'editor' } }),
  },
  // Users other than the caller.
  removeMember: {
    rule: member.ownerInSession,
    request: async (cast) => ({ path: `${anyLibrary(cast)}/members/${await newUser(cast)}` }),
  },
  listInvitations: { rule: member.ownerInSession, request: (cast) => ({ path: `${anyLibrary(cast)}/invitations` }) },
  createInvitation: {
    rule: member.ownerInSession,
    request: (cast) => ({ path: `${anyLibrary(cast)}/invitations`, json: { role: 'viewer' } }),
  },
  revokeInvitation: {
    rule: member.ownerInSession,
    request: async (cast) => ({
      path: `${anyLibrary(cast)}/invitations/${(await newInvitation(cast)).invitation.id}`,
    }),
  },
  acceptInvitation: {
    rule: signedIn.inSession('invitation-invalid'),
    request: () => ({ path: '/api/v1/invitations/accept', json: { secret: 'x' } }),
  },

  listRecipes: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/recipes', headers: inLibrary(cast) }) },
  createRecipe: {
    rule: member.editorChanges,
    request: (cast) => ({ path: '/api/v1/recipes', json: { recipe: { title: unique() } }, headers: inLibrary(cast) }),
  },
  lookupRecipes: {
    rule: member.viewerReads,
    request: (cast) => ({ path: '/api/v1/recipes/lookup', json: { ids: [MISSING] }, headers: inLibrary(cast) }),
  },
  getRecipe: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/recipes/${await recipe(cast)}`, headers: inLibrary(cast) }),
  },
  replaceRecipe: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}`,
      json: { recipe: { title: unique() } },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  trashRecipe: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}`,
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  restoreRecipe: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await trashed(cast)}/restore`,
      headers: { ...inLibrary(cast), ...second },
    }),
  },
  purgeRecipe: {
    rule: member.ownerChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await trashed(cast)}/permanently`,
      headers: { ...inLibrary(cast), ...second },
    }),
  },
  getRecipeMeasures: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/recipes/${await recipe(cast)}/measures`, headers: inLibrary(cast) }),
  },
  settleRecipeMeasures: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await measured(cast)}/measures`,
      json: { convention: 'us' },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  getScaledRecipe: {
    rule: member.viewerReads,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}/scaled?scale=2`,
      headers: inLibrary(cast),
    }),
  },
  listRevisions: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/recipes/${await recipe(cast)}/revisions`, headers: inLibrary(cast) }),
  },
  getRevision: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/recipes/${await recipe(cast)}/revisions/1`, headers: inLibrary(cast) }),
  },
  restoreRevision: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}/revisions/1/restore`,
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  organizeRecipe: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}/organization`,
      json: { tags: [], facets: [] },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  setFavorite: {
    rule: member.viewerChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}/favorite`,
      json: { favorite: true },
      headers: inLibrary(cast),
    }),
  },
  listCookings: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/recipes/${await recipe(cast)}/cooked`, headers: inLibrary(cast) }),
  },
  logCooking: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/recipes/${await recipe(cast)}/cooked`,
      json: {},
      headers: inLibrary(cast),
    }),
  },
  forgetCooking: {
    rule: member.editorChanges,
    request: async (cast) => {
      const log = `/api/v1/recipes/${await recipe(cast)}/cooked`;
      return { path: `${log}/${await made(cast, log, {})}`, headers: inLibrary(cast) };
    },
  },

  listTags: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/tags', headers: inLibrary(cast) }) },
  createTag: {
    rule: member.editorChanges,
    request: (cast) => ({ path: '/api/v1/tags', json: { name: unique() }, headers: inLibrary(cast) }),
  },
  getTag: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/tags/${await tag(cast)}`, headers: inLibrary(cast) }),
  },
  replaceTag: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/tags/${await tag(cast)}`,
      json: { name: unique() },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deleteTag: {
    rule: member.editorChanges,
    request: async (cast) => ({ path: `/api/v1/tags/${await tag(cast)}`, headers: { ...inLibrary(cast), ...first } }),
  },
  listFacets: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/facets', headers: inLibrary(cast) }) },
  createFacet: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: '/api/v1/facets',
      json: { kind: 'course', value: unique() },
      headers: inLibrary(cast),
    }),
  },
  getFacet: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/facets/${await facet(cast)}`, headers: inLibrary(cast) }),
  },
  replaceFacet: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/facets/${await facet(cast)}`,
      json: { kind: 'course', value: unique() },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deleteFacet: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/facets/${await facet(cast)}`,
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  listBooks: { rule: member.viewerReads, request: (cast) => ({ path: '/api/v1/books', headers: inLibrary(cast) }) },
  createBook: {
    rule: member.editorChanges,
    request: (cast) => ({
      path: '/api/v1/books',
      json: { kind: 'personal', title: unique() },
      headers: inLibrary(cast),
    }),
  },
  getBook: {
    rule: member.viewerReads,
    request: async (cast) => ({ path: `/api/v1/books/${await book(cast)}`, headers: inLibrary(cast) }),
  },
  replaceBook: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/books/${await book(cast)}`,
      json: { kind: 'personal', title: unique() },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  deleteBook: {
    rule: member.editorChanges,
    request: async (cast) => ({ path: `/api/v1/books/${await book(cast)}`, headers: { ...inLibrary(cast), ...first } }),
  },
  replaceBookMembers: {
    rule: member.editorChanges,
    request: async (cast) => ({
      path: `/api/v1/books/${await book(cast)}/members`,
      json: { members: [{ entry_id: await recipe(cast) }] },
      headers: { ...inLibrary(cast), ...first },
    }),
  },
  ...assetRows,
  ...pantryRows,
  ...jobRows,
  ...importRows,
  ...mealRows,
  ...shoppingRows,
  ...webhookRows,
  parseIngredients: {
    rule: signedIn.toRead,
    request: () => ({ path: '/api/v1/ingredients/parse', json: { lines: ['1 onion'] } }),
  },
  getRecipeSchema: { rule: openToAll(), request: () => ({ path: '/api/v1/schemas/recipe' }) },
  // Last, and with a separate session each time, because the caller is signed out afterwards.
  signOut: { rule: signedIn.inSession(), request: () => ({ path: '/api/v1/auth/sign-out' }) },
};
