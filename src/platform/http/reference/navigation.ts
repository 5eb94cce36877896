import { operationAnchor, places, schemaAnchor } from './anchors.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { methodBadge } from './method-badge.ts';
import type { Area, Operation } from './operations.ts';
import { pathMarkup } from './prose.ts';
import type { Schemas } from './schema-shape.ts';

const entry = ({ method, operationId, path, summary }: Operation, root: string): Markup =>
  markup`<li><a href="#${operationAnchor(operationId)}"><span class="summary">${summary ?? operationId}</span>
<span class="call">${methodBadge(method)} <code>${pathMarkup(path.slice(root.length))}</code></span></a></li>\n`;

const areaEntries = ({ name, operations }: Area, root: string): Markup =>
  markup`<details open><summary>${name} <span class="count">${operations.length}</span></summary>
<ul>${operations.map((operation) => entry(operation, root))}</ul></details>\n`;

/**
 * The table of contents: every operation by area, then the schemas. On a narrow screen it is hidden until it is the
 * URL's `:target`, so a link opens it and choosing an entry closes it.
 */
export const navigation = (title: string, areas: readonly Area[], schemas: Schemas, root: string): Markup => {
  const names = [...schemas.keys()].map(
    (name) => markup`<li><a class="schema" href="#${schemaAnchor(name)}">${name}</a></li>\n`,
  );
  return markup`<nav id="${places.contents}" aria-label="Contents">
<p class="brand"><a href="#${places.top}">${title}</a><a class="close" href="#${places.main}">Close</a></p>
${areas.map((area) => areaEntries(area, root))}
<details><summary>Schemas <span class="count">${schemas.size}</span></summary>
<ul>${names}</ul></details>
</nav>`;
};
