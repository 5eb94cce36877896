import { toOperationAnchor, pageAnchors, toSchemaAnchor } from './anchors.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { renderMethodBadge } from './method-badge.ts';
import type { Area, DocumentedOperation } from './operations.ts';
import { renderPath } from './prose.ts';
import type { SchemaMap } from './schema-shape.ts';

const entry = ({ method, operationId, path, summary }: DocumentedOperation, root: string): Markup =>
  markup`<li><a href="#${toOperationAnchor(operationId)}"><span class="summary">${summary ?? operationId}</span>
<span class="call">${renderMethodBadge(method)} <code>${renderPath(path.slice(root.length))}</code></span></a></li>\n`;

const areaEntries = ({ name, operations }: Area, root: string): Markup =>
  markup`<details open><summary>${name} <span class="count">${operations.length}</span></summary>
<ul>${operations.map((operation) => entry(operation, root))}</ul></details>\n`;

/**
 * The table of contents: every operation by area, then the schemas. On a narrow screen it is hidden until it is the
 * URL's `:target`, so a link opens it and choosing an entry closes it.
 */
export const renderNavigation = (title: string, areas: readonly Area[], schemas: SchemaMap, root: string): Markup => {
  const names = [...schemas.keys()].map(
    (name) => markup`<li><a class="schema" href="#${toSchemaAnchor(name)}">${name}</a></li>\n`,
  );
  return markup`<nav id="${pageAnchors.contents}" aria-label="Contents">
<p class="brand"><a href="#${pageAnchors.top}">${title}</a><a class="close" href="#${pageAnchors.main}">Close</a></p>
${areas.map((area) => areaEntries(area, root))}
<details><summary>Schemas <span class="count">${schemas.size}</span></summary>
<ul>${names}</ul></details>
</nav>`;
};
