/** Headers sent with every request. */
export type Credential = Readonly<Record<string, string>>;

const post = async (url: string, body: unknown, headers: Credential = {}): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
};

/** Creates a personal API token for the first administrator, using the setup link. In local mode none is needed. */
export const createCredential = async (address: string, setupLink: string | undefined): Promise<Credential> => {
  if (setupLink === undefined) return {};
  const token = new URL(setupLink).searchParams.get('token');
  const account = { token, username: 'bench', display_name: 'Bench', password: 'as fast as it can be' };
  const signedIn = await post(`${address}/api/v1/auth/setup`, account);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { csrf_token: csrf } = (await signedIn.json()) as { csrf_token: string };
  const tokenRequest = { name: 'bench', scopes: ['write'] };
  const created = await post(`${address}/api/v1/account/tokens`, tokenRequest, { cookie, 'x-csrf-token': csrf });
  const { secret } = (await created.json()) as { secret: string };
  return { authorization: `Bearer ${secret}` };
};
