import { useQuery } from '@tanstack/react-query';

import { Notice, ProblemNotice } from '../design/notice.tsx';
import { Loading, Page } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { AdministratorsOnly } from './administrators-only.tsx';
import { InstanceFacts } from './instance-facts.tsx';
import { instanceQuery } from './instance.api.ts';
import type { InstanceState } from './instance.api.ts';
import { instanceWords } from './instance.words.ts';
import { LimitsTable } from './limits-table.tsx';
import { getWarnings } from './warnings.ts';
import type { Warning } from './warnings.ts';
import './instance-page.css';

/** What needs attention, as of the time the state was loaded. */
const Warnings = ({ state, readAt }: { readonly state: InstanceState; readonly readAt: number }) => {
  const words = useWords(instanceWords);
  const formats = useFormats();
  const getText = (warning: Warning): string => {
    switch (warning.kind) {
      case 'unclaimedFiles':
      case 'foreignFiles':
        return words[warning.kind];
      case 'jobsStand':
      case 'deliveriesStand':
        return words[warning.kind](formats.dateTime(warning.since));
      default:
        return words[warning.kind](warning.count);
    }
  };
  const warnings = getWarnings(state, readAt);
  if (warnings.length === 0) return <Notice kind="done">{words.fine}</Notice>;
  return warnings.map((warning) => (
    <Notice key={warning.kind} kind="warning">
      {getText(warning)}
    </Notice>
  ));
};

const State = () => {
  const words = useWords(instanceWords);
  const { data: state, dataUpdatedAt, error, isPending, refetch } = useQuery(instanceQuery);
  return (
    <>
      {isPending && <Loading label={words.loading} />}
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {state !== undefined && (
        <>
          <Warnings state={state} readAt={dataUpdatedAt} />
          <InstanceFacts state={state} />
        </>
      )}
      <LimitsTable />
      <section className="instance-page-further">
        <h2>{words.further}</h2>
        <ul>
          <li>
            <a href="/api/v1/docs">{words.reference}</a>
          </li>
          <li>
            <a href="/problems">{words.problems}</a>
          </li>
        </ul>
        <p>{words.metrics}</p>
      </section>
    </>
  );
};

/** The health of the service. */
export const InstancePage = () => {
  const words = useWords(instanceWords);
  return (
    <Page title={words.title} lead={words.lead}>
      <AdministratorsOnly>
        <State />
      </AdministratorsOnly>
    </Page>
  );
};
