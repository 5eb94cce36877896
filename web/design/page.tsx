import { clsx } from 'clsx';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import './page.css';

export interface PageProps {
  readonly title: string;
  /** Above the title: a link back. */
  readonly back?: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** `reading` keeps lines short, `wide` uses the whole window. */
  readonly width?: 'reading' | 'usual' | 'wide';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page; also sets the document title. */
export const Page = ({ title, back, lead, actions, width = 'usual', className, children }: PageProps) => {
  useDocumentTitle(title);
  return (
    <div className={clsx('page', className)} data-width={width}>
      <header className="page-head">
        <div className="page-heading">
          {back !== undefined && <BackLink>{back}</BackLink>}
          <h1>{title}</h1>
          {lead !== undefined && <p className="page-lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="page-actions no-print">{actions}</div>}
      </header>
      {children}
    </div>
  );
};

/** A link back, styled the same everywhere. */
export const BackLink = ({ children }: { readonly children: ReactNode }) => (
  <nav className="page-back no-print">
    <ChevronLeft aria-hidden />
    {children}
  </nav>
);

export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = title === '' ? 'Tureen' : `${title} · Tureen`;
  }, [title]);
};

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with its own heading. */
export const Section = ({ title, lead, actions, children }: SectionProps) => (
  <section className="section">
    <header className="section-head">
      <div>
        <h2>{title}</h2>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="page-actions no-print">{actions}</div>}
    </header>
    {children}
  </section>
);

export interface EmptyStateProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Shown in place of an empty list: what it is for and how to start. */
export const EmptyState = ({ title, icon, action, children }: EmptyStateProps) => (
  <div className="empty-state">
    {icon}
    <h2>{title}</h2>
    {children !== undefined && <div>{children}</div>}
    {action}
  </div>
);

/** Shown during the first load, after a short delay so that it does not flash. */
export const Loading = ({ label }: { readonly label: string }) => (
  <div className="loading" role="status">
    <span className="loading-mark" aria-hidden />
    <span>{label}</span>
  </div>
);

export interface ProgressProps {
  readonly label: string;
  /** Undefined if the progress is unknown. */
  readonly value: number | undefined;
  readonly max: number;
  /** Text beside the bar: "41 of 500". */
  readonly text: string;
}

export const Progress = ({ label, value, max, text }: ProgressProps) => (
  <div className="progress">
    <progress aria-label={label} value={value} max={Math.max(1, max)} />
    <span>{text}</span>
  </div>
);

export type ChipKind = 'plain' | 'good' | 'warning' | 'bad';

/** A short label: a tag, a state. */
export const Chip = ({
  kind = 'plain',
  color,
  children,
}: {
  readonly kind?: ChipKind;
  readonly color?: string | undefined;
  readonly children: ReactNode;
}) => (
  <span className="chip" data-kind={kind}>
    {color !== undefined && color !== '' && (
      <span className="chip-dot" style={{ backgroundColor: color }} aria-hidden />
    )}
    {children}
  </span>
);
