import { Fragment } from 'react';

import { useFormats, useWords } from '../language/locale.tsx';
import type { InstanceState } from './instance.api.ts';
import { instanceWords } from './instance.words.ts';
import './instance-facts.css';

type Fact = readonly [name: string, value: string];

const Facts = ({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }) => (
  <section>
    <h2>{title}</h2>
    <dl>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

/** Figures about the service: software, storage, jobs, webhooks. */
export const InstanceFacts = ({ state }: { readonly state: InstanceState }) => {
  const words = useWords(instanceWords);
  const formats = useFormats();
  const { engine, sizes, jobs, webhooks } = state;
  return (
    <div className="instance-facts">
      <Facts
        title={words.program}
        facts={[
          [words.version, state.version],
          [words.since, formats.dateTime(state.started_at)],
          [words.engine, `${engine.name} ${engine.version}`],
          [words.auth, state.auth === 'local' ? words.auth_local : words.auth_accounts],
          [words.units, state.unit_registry_version],
        ]}
      />
      <Facts
        title={words.kept}
        facts={[
          [words.recipes, formats.number(sizes.recipes)],
          [words.libraries, formats.number(sizes.libraries)],
          [words.users, formats.number(sizes.users)],
          [words.databaseBytes, formats.bytes(sizes.database_bytes)],
          [words.assets, formats.number(sizes.assets)],
          [words.assetBytes, formats.bytes(sizes.asset_bytes)],
        ]}
      />
      <Facts
        title={words.jobs}
        facts={[
          [words.queued, formats.number(jobs.queued)],
          [words.running, formats.number(jobs.running)],
          [words.interruptedCount, formats.number(jobs.interrupted)],
          [words.failed, formats.number(jobs.failed)],
        ]}
      />
      <Facts
        title={words.webhooks}
        facts={[
          [words.enabled, formats.number(webhooks.enabled)],
          [words.failingCount, formats.number(webhooks.failing)],
          [words.pausedCount, formats.number(webhooks.paused)],
          [words.waiting, formats.number(webhooks.deliveries_waiting)],
        ]}
      />
    </div>
  );
};
