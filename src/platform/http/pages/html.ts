/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1917; --paper: #fdfcfa; --faint: #78716c; --line: #e7e5e4; --accent: #b45309 }
  @media (prefers-color-scheme: dark) { :root { --ink: #e7e5e4; --paper: #1c1917; --faint: #a8a29e; --line: #44403c; --accent: #fbbf24 } }
  body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
  a { color: var(--accent) } code { font-size: .95em } small { color: var(--faint) }
  table { border-collapse: collapse; width: 100% } td, th { border-bottom: 1px solid var(--line); padding: .4rem .8rem .4rem 0; text-align: left; vertical-align: top }
`;

/** A small static page without scripts or external resources. */
export const renderHtmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title><style>${STYLE}</style><body>${body}</body></html>\n`;
