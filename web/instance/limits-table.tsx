import { useQuery } from '@tanstack/react-query';

import { capabilitiesQuery } from '../api/capabilities.ts';
import { useFormats, useWords } from '../language/locale.tsx';
import { instanceWords } from './instance.words.ts';
import './limits-table.css';

/** The limits of the service, by the names of its settings. */
export const LimitsTable = () => {
  const words = useWords(instanceWords);
  const formats = useFormats();
  const { data } = useQuery(capabilitiesQuery);
  if (data === undefined) return null;
  return (
    <details className="limits-table">
      <summary>{words.limits}</summary>
      <p>{words.limitsHint}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.limit}</th>
            <th scope="col">{words.value}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(data.limits).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{name.endsWith('_bytes') ? formats.bytes(value) : formats.number(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
