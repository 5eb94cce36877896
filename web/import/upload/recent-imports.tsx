import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';

import type { Job } from '../../api/jobs.ts';
import { Section } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { openImportJobsQuery, getPreviewId } from './import.api.ts';
import { importWords } from './import.words.ts';
import { getRecentPreviews } from '../recent-previews.ts';

/**
 * Imports to continue: those the service has jobs for, started by any member, and those opened on this device. Renders
 * nothing if there are none or if they cannot be loaded, since it is only a shortcut.
 */
export const RecentImports = () => {
  const words = useWords(importWords);
  const formats = useFormats();
  const [known] = useState(getRecentPreviews);
  const { data: jobs = [] } = useQuery(openImportJobsQuery);
  const unknown = jobs.filter((job) => !known.some(({ id }) => id === getPreviewId(job)));
  if (known.length + unknown.length === 0) return null;
  return (
    <Section title={words.earlier} lead={words.earlierLead}>
      <ul className="import-earlier">
        {known.map(({ id, title, count, expires_at }) => (
          <li key={id}>
            <Link to="/import/$previewId" params={{ previewId: id }} preload="intent">
              <strong>{title}</strong>
              <span>
                {count === 0 ? words.earlierNoRecipe : words.earlierRecipes(count, formats.number(count))} ·{' '}
                {words.earlierUntil(formats.shortDay(expires_at))}
              </span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
        {unknown.map((job) => (
          <li key={job.id}>
            <Link to="/import" search={{ job: job.id }}>
              <strong>{words.earlierStarted(formats.ago(job.created_at))}</strong>
              <span>{words[stateWords[job.state] ?? 'earlierReady']}</span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
};

const stateWords: Partial<Record<Job['state'], 'earlierReading' | 'earlierInterrupted'>> = {
  queued: 'earlierReading',
  running: 'earlierReading',
  interrupted: 'earlierInterrupted',
};
