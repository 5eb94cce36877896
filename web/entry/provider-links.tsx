import { useQuery } from '@tanstack/react-query';

import { capabilitiesQuery } from '../api/capabilities.ts';
import { addressOf } from '../api/client.ts';
import { useWords } from '../language/locale.tsx';
import { entryWords } from './entry.words.ts';
import { pathWithin } from './path-within.ts';

/** The identity providers of this instance. The links lead to the service, which redirects the browser. */
export const ProviderLinks = ({ next }: { readonly next: string | undefined }) => {
  const words = useWords(entryWords);
  const { data } = useQuery(capabilitiesQuery);
  if (data === undefined || data.providers.length === 0) return null;
  return (
    <ul className="entry-ways">
      {data.providers.map(({ id, name }) => (
        <li key={id} className="entry-form">
          <a className="button" href={addressOf(`/auth/${id}/login`, { return_to: pathWithin(next) })}>
            <span>{words.withProvider(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
