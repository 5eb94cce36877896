import { Client } from 'pg';

/** Runs one statement on the server, in the database given by the URL. */
export const asAdministrator = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** The URL of another database on the same server. */
export const databaseIn = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};
