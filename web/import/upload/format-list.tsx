import { useQuery } from '@tanstack/react-query';

import { ProblemNotice } from '../../design/notice.tsx';
import { Loading, Section } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { formatName, formatNames, formatWords, isKnownFormat } from '../format.words.ts';
import { formatsQuery } from './import.api.ts';
import { importWords } from './import.words.ts';

/** The supported formats in plain words. */
export const FormatList = () => {
  const words = useWords(importWords);
  const about = useWords(formatWords);
  const names = useWords(formatNames);
  const { data, error, refetch } = useQuery(formatsQuery);
  return (
    <Section title={words.formats} lead={words.formatsLead}>
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading label={words.loading} />}
      <dl className="import-formats">
        {data?.map(({ id, name }) => (
          <div key={id}>
            <dt>{formatName(id, name, names)}</dt>
            {isKnownFormat(id) && <dd>{about[id]}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
};
