import { listProblemCodes, getProblemKind } from '../../problem/problem-catalog.ts';
import type { ProblemCode } from '../../problem/problem-catalog.ts';
import { escapeHtml, renderHtmlPage } from './html.ts';

/** The page that the `type` of a problem links to. */
export const renderProblemPage = (code: ProblemCode): string => {
  const { status, title, description } = getProblemKind(code);
  return renderHtmlPage(
    `${code} – Tureen`,
    `<p><small><a href="/problems">All problems</a></small></p><h1>${escapeHtml(title)}</h1>` +
      `<p><code>${code}</code>, status ${status}</p><p>${escapeHtml(description)}</p>`,
  );
};

export const renderProblemIndexPage = (): string => {
  const rows = listProblemCodes().map((code) => {
    const { status, title } = getProblemKind(code);
    return `<tr><td>${status}</td><td><a href="/problems/${code}"><code>${code}</code></a></td><td>${escapeHtml(title)}</td></tr>`;
  });
  return renderHtmlPage(
    'Problems – Tureen',
    `<h1>Problems</h1><p>Every error that the service answers, by its <code>code</code>.</p>` +
      `<table><tr><th>Status</th><th>Code</th><th>Meaning</th></tr>${rows.join('')}</table>`,
  );
};
