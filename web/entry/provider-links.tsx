import { useQuery } from '@tanstack/react-query';

import { capabilitiesQuery } from '../api/capabilities.ts';
import { buildUrl } from '../api/client.ts';
import { useWords } from '../language/locale.tsx';
import { entryWords } from './entry.words.ts';
import { toLocalPath } from './to-local-path.ts';

/** The identity providers of this instance. The links lead to the service, which redirects the browser. */
export const ProviderLinks = ({ next }: { readonly next: string | undefined }) => {
  const words = useWords(entryWords);
  const { data } = useQuery(capabilitiesQuery);
  if (data === undefined || data.providers.length === 0) return null;
  return (
    <ul className="entry-ways">
      {data.providers.map(({ id, name }) => (
        <li key={id} className="entry-form">
          <a className="button" href={buildUrl(`/auth/${id}/login`, { return_to: toLocalPath(next) })}>
            <span>{words.withProvider(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
