import { markup } from './markup.ts';

/** Tables: three columns on wide screens, two on narrower ones, one on a phone. */
export const TABLE_CSS = markup`
table { width: 100%; border-collapse: collapse; font-size: .96875rem; line-height: 1.45; margin-top: .3rem }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
th, td { padding: .5rem 1.25rem .5rem 0; text-align: left; vertical-align: baseline; font-weight: 400 }
tr > :last-child { padding-right: 0 }
tbody tr { border-top: 1px solid var(--line) }
tbody:last-child tr:last-child { border-bottom: 1px solid var(--line) }
thead th { padding: .3rem 1.25rem .3rem 0; font-size: .875rem; color: var(--soft) }
th code { font-weight: 600 }
tr > :first-child { width: 30% }
tr > :nth-child(2):not(:last-child) { width: 30% }
td:nth-child(2):not(:last-child) { color: var(--soft) }
td code { color: var(--ink) }
td a code { color: inherit }
th.group { font-style: italic; color: var(--soft) }
tbody + tbody th.group { padding-top: .9rem }
tr:has(> .group) { border-top: 0 }
td.note { color: var(--soft) }
.value { font-size: 1rem }
.content { margin: .35rem 0 .5rem }
.errors tr > :first-child { width: 12.5rem; color: var(--soft) }
.in > :first-child { position: relative; padding-left: calc(var(--in) * 1.1rem) }
.in > :first-child::before { content: ""; position: absolute; inset: 0 auto 0 calc(var(--in) * 1.1rem - .7rem); border-left: 1px solid var(--amber) }
.in-1 { --in: 1 } .in-2 { --in: 2 } .in-3 { --in: 3 } .in-4 { --in: 4 } .in-5 { --in: 5 } .in-6 { --in: 6 }

@container description (max-width: 46rem) {
  table, tbody { display: block }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  tbody tr { display: grid; grid-template-columns: minmax(8rem, 32%) 1fr; column-gap: 1.25rem; padding: .5rem 0 }
  tr > *, tr > :first-child, tr > :nth-child(2):not(:last-child), .errors tr > :first-child { width: auto; padding: 0 }
  td:nth-child(3) { grid-column: 2 }
  td:empty { display: none }
  th.group, td.note { grid-column: 1 / -1 }
  tr.in { position: relative }
  tr.in > :first-child { position: static; padding-left: calc(var(--in) * 1.1rem) }
}
@container description (max-width: 27rem) {
  tbody tr { grid-template-columns: 1fr }
  td:nth-child(3) { grid-column: 1 }
  tr.in > :first-child, tr.in > :nth-child(n) { padding-left: calc(var(--in) * 1.1rem) }
}
`;
