import { markup } from './markup.ts';

/**
 * Layout: one column on a phone, a table of contents beside it on a desktop, and examples beside that on a wide screen.
 */
export const LAYOUT_CSS = markup`
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--ink); color: var(--paper) }
.skip:focus { top: .5rem }
.bar {
  position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; align-items: baseline;
  padding: .6rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line);
}
.bar a:first-child, .brand a:first-child { font-size: 1.25rem; font-weight: 600; letter-spacing: -.01em; color: var(--ink); text-decoration: none }
html { scroll-padding-top: 4.5rem }
main { padding: 2.5rem 1.25rem 6rem; max-width: 100rem }

.overview dl { margin: 2.5rem 0; display: grid; gap: .3rem 1.5rem; max-width: 52rem }
.overview dt { font-weight: 600 }
.overview dd { margin-bottom: .7rem }
.overview h1 { margin: .6rem 0 1.25rem -.04em }
.overview h2 { margin-top: 3rem; font-size: 1.55rem }
.areas { margin-top: .75rem; padding: 0; list-style: none; columns: 11rem; column-gap: 2rem; max-width: 52rem }
.areas li { padding: .15rem 0; break-inside: avoid }
.count { font-size: .85em; font-variant-numeric: oldstyle-nums }

.area { margin-top: 5rem; padding-top: 1.75rem; border-top: 3px double var(--amber) }
article { margin-top: 2.5rem; padding-top: 2.25rem; border-top: 1px solid var(--line) }
h2 + article { margin-top: 1.5rem; border-top: 0; padding-top: 0 }
.description { container: description / inline-size; min-width: 0 }
.description > p { max-width: 42rem }
h3 + p, h3 + table { margin-top: .5rem }
.description > .call { margin: .55rem 0 .9rem; display: flex; gap: .7rem; align-items: baseline; max-width: none }
.call .path { font-size: .95rem; min-width: 0 }
.description > .access { margin-top: .7em; font-style: italic }
.description > .aside { margin-top: 1rem }
.shown { min-width: 0; margin-top: 2rem }
.shown h4 { margin-top: 0 }
figure + figure { margin-top: 1.5rem }
figcaption { margin-bottom: .4rem }
figcaption .status { color: inherit }
article:target h3 a { background: linear-gradient(transparent 62%, var(--glow) 62% 94%, transparent 94%) }
h2:target { color: var(--amber) }

nav { display: none; background: var(--paper) }
nav:target { display: block; position: fixed; inset: 0; z-index: 2; overflow-y: auto; overscroll-behavior: contain; padding: 0 1.25rem 4rem }
html:has(nav:target) { overflow: hidden }
.brand { position: sticky; top: 0; z-index: 1; display: flex; justify-content: space-between; align-items: baseline; padding: .6rem 0; background: var(--paper) }
nav ul { margin: 0 0 1rem; padding: 0; list-style: none }
nav summary { padding: .35rem 0; font-weight: 600; cursor: pointer }
nav summary::marker { color: var(--amber) }
nav li a { display: block; padding: .4rem .6rem; border-left: 1px solid var(--line); color: inherit; text-decoration: none; line-height: 1.35 }
nav li a:hover { border-left-color: var(--amber); background: var(--card) }
nav .call { display: flex; gap: .45rem; align-items: baseline; margin-top: .1rem; color: var(--soft) }
nav .call code { font-size: .75rem; min-width: 0 }
nav .method { font-size: .625rem; padding: 0 .35em }
nav var { color: inherit }
nav a.schema { font-size: .95rem }

@media (min-width: 62rem) {
  html { scroll-padding-top: 1.5rem }
  body { display: grid; grid-template-columns: clamp(17.5rem, 20vw, 21rem) minmax(0, 1fr) }
  .bar, .close { display: none }
  nav, nav:target {
    display: block; position: sticky; inset: 0 auto auto; height: 100vh; overflow-y: auto; z-index: 0;
    padding: 1rem 1.25rem 3rem; border-right: 1px solid var(--line); font-size: .9375rem; scrollbar-width: thin;
  }
  html:has(nav:target) { overflow: visible }
  .brand { top: -1rem }
  main { padding: 5rem clamp(2rem, 3.5vw, 5rem) 8rem }
  .overview dl { grid-template-columns: 8rem 1fr }
  .shown { display: grid; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); gap: 1.5rem; align-items: start }
  .shown h4 { display: none }
  figure + figure { margin-top: 0 }
}
@media (min-width: 80rem) {
  article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(24.75rem, 38%); gap: clamp(2rem, 3vw, 4rem) }
  .shown { position: sticky; top: 1.5rem; display: flex; flex-direction: column; align-items: stretch; align-self: start; margin-top: .4rem; max-height: calc(100vh - 3rem) }
  .shown figure { display: flex; flex-direction: column; min-height: 8rem; flex: 0 1 auto }
  .shown figure:not(:has(pre[tabindex])) { min-height: auto; flex-shrink: 0 }
  .shown pre { max-height: none }
}
`;
