/** Headers sent with every request. */
export type Credential = Readonly<Record<string, string>>;

const post = async (url: string, body: unknown, headers: Credential = {}): Promise<Response> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
};

/** Creates a personal API token for the first administrator, using the setup link. */
export const newCredential = async (address: string, setupLink: string): Promise<Credential> => {
  const token = new URL(setupLink).searchParams.get('token');
  const account = { token, username: 'bench', display_name: 'Bench', password: 'as fast as it can be' };
  const signedIn = await post(`${address}/api/v1/auth/setup`, account);
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { csrf_token: csrf } = (await signedIn.json()) as { csrf_token: string };
  const wanted = { name: 'bench', scopes: ['write'] };
  const made = await post(`${address}/api/v1/account/tokens`, wanted, { cookie, 'x-csrf-token': csrf });
  const { secret } = (await made.json()) as { secret: string };
  return { authorization: `Bearer ${secret}` };
};
