import { markup } from './markup.ts';
import { LAYOUT_CSS } from './style-layout.ts';
import { TABLE_CSS } from './style-tables.ts';

const COLOURS = markup`
:root {
  color-scheme: light dark;
  --paper: #fbf7ef; --card: #f5eee1; --ink: #2a2219; --soft: #6d6150; --line: #e4d9c6;
  --amber: #9a4d06; --glow: #f6dfb4;
  --get: #4a6428; --post: #9a4d06; --put: #6a4484; --patch: #27626f; --delete: #a32f24;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "TeX Gyre Pagella", Charter, Georgia, serif;
  --mono: ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1a1611; --card: #231d16; --ink: #ebe1d1; --soft: #ab9d87; --line: #3b3226;
    --amber: #eeb04c; --glow: #4a3510;
    --get: #a9c47c; --post: #eeb04c; --put: #c8a5e0; --patch: #86c3cf; --delete: #f0978a;
  }
}
@media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--soft) } }
`;

const TYPE = markup`
*, ::before, ::after { box-sizing: border-box }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100% }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--serif); overflow-wrap: break-word }
p, ul, dl, dd, figure, pre, h1, h2, h3, h4, h5 { margin: 0 }
p + p { margin-top: .7em }
h1, h2, h3 { font-weight: 600; line-height: 1.15; text-wrap: balance }
h1 { font-size: clamp(3rem, 9vw, 5.5rem); letter-spacing: -.03em; line-height: 1 }
h2 { font-size: clamp(2rem, 5vw, 2.75rem); letter-spacing: -.02em }
h3 { font-size: 1.55rem; letter-spacing: -.01em }
h3 a { color: inherit; text-decoration: none }
h3 a:hover { text-decoration: underline; text-decoration-color: var(--amber) }
h4, figcaption, .kicker { font-size: .875rem; font-weight: 600; letter-spacing: .02em; color: var(--amber) }
h4 { margin: 2rem 0 .4rem }
h5 { margin: 1.1rem 0 .15rem; font-size: 1rem; font-weight: 400; color: var(--soft) }
a { color: var(--amber); text-decoration-thickness: 1px; text-underline-offset: .18em; text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent) }
a:hover { text-decoration-color: currentcolor }
:focus-visible { outline: 2px solid var(--amber); outline-offset: 3px; border-radius: 2px }
main:focus { outline: none }
code, pre, var { font-family: var(--mono); font-style: normal; font-size: .84em; font-variant-ligatures: none }
code code, pre code, code var { font-size: 1em }
code { overflow-wrap: anywhere }
var { color: var(--amber) }
.lead { font-size: 1.25rem; line-height: 1.5; max-width: 38rem }
.aside, .access, .count, .content > code { color: var(--soft) }
.aside { font-size: .95rem }
.status { font-weight: 600; color: var(--ink); font-variant-numeric: lining-nums tabular-nums }
.required { font-size: .82rem; font-style: italic; font-weight: 400; color: var(--amber); white-space: nowrap }
.method {
  display: inline-block; padding: .1em .5em; border-radius: 3px; font: 600 .6875rem/1.5 var(--mono); letter-spacing: .05em;
  color: var(--tone, var(--soft)); background: color-mix(in srgb, var(--tone, var(--soft)) 13%, transparent);
}
.get { --tone: var(--get) } .post { --tone: var(--post) } .put { --tone: var(--put) }
.patch { --tone: var(--patch) } .delete { --tone: var(--delete) }
pre {
  padding: .9rem .6rem .9rem 1rem; max-height: 34rem; overflow: auto; background: var(--card); border-left: 2px solid var(--amber);
  border-radius: 0 4px 4px 0; font-size: .75rem; line-height: 1.65; white-space: pre-wrap; word-break: break-all;
}
pre i { font-style: normal; color: var(--amber) }
`;

/** Print: the whole text in one column, with nothing collapsed or cut off. */
const PRINT = markup`
@media print {
  :root { color-scheme: light; --paper: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --amber: #6b3504 }
  html { font-size: 9.5pt }
  .bar, .skip, nav { display: none }
  main { padding: 0 }
  .area { margin-top: 0; break-before: page }
  .method { --tone: var(--ink); border: 1px solid var(--line) }
  pre { max-height: none; border: 1px solid var(--line) }
  h2, h3, h4, h5, figcaption, thead, .call, .content { break-after: avoid }
  tr { break-inside: avoid }
  a { color: inherit }
}
@page { margin: 18mm 16mm }
`;

/** All styles of the page. It uses system fonts only. */
export const REFERENCE_CSS = markup`${COLOURS}${TYPE}${LAYOUT_CSS}${TABLE_CSS}${PRINT}`;
