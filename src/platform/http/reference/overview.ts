import { toAreaAnchor, pageAnchors } from './anchors.ts';
import { EXAMPLE_BASE_URL } from './curl-example.ts';
import type { OpenApiDocument } from './openapi-types.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Area } from './operations.ts';
import { renderParagraphs, renderProse } from './prose.ts';

const credentials = ({ components }: OpenApiDocument): Markup => {
  const schemes = Object.values(components?.securitySchemes ?? {}).map(({ description, scheme, type }) =>
    renderProse(description ?? `A credential of type ${scheme ?? type}.`),
  );
  return markup`<dt id="${pageAnchors.credentials}">Credentials</dt>
<dd>Send <code>Authorization: Bearer …</code> unless an operation is public. ${schemes} The examples use <code>$TOKEN</code> for it.</dd>`;
};

/** The introduction: what the service is and what applies to every operation. */
export const renderOverview = (document: OpenApiDocument, areas: readonly Area[], root: string): Markup => {
  const { description, title, version } = document.info;
  const index = areas.map(
    ({ name, operations }) =>
      markup`<li><a href="#${toAreaAnchor(name)}">${name}</a> <span class="count">${operations.length}</span></li>\n`,
  );
  const shortened =
    root === ''
      ? emptyMarkup
      : markup` Every path starts with <code>${root}</code>, which the table of contents omits.`;
  return markup`<header class="overview">
<p class="kicker">Reference, version ${version}</p>
<h1>${title}</h1>
<div class="lead">${renderParagraphs(description)}</div>
<dl>
<dt>Address</dt>
<dd>The examples use <code>${EXAMPLE_BASE_URL}</code>, the default address of the service.${shortened}</dd>
${credentials(document)}
<dt>Values</dt>
<dd>Everything not marked <span class="required">required</span> is optional. Bounds are inclusive. Lengths are counted in Unicode characters.</dd>
<dt>Errors</dt>
<dd>Handle errors by their <code>code</code>, whose meaning never changes. The <a href="/problems">list of problems</a> explains each one.</dd>
<dt>OpenAPI</dt>
<dd>This page is generated from the <a href="openapi.json">OpenAPI 3.1 document</a>.</dd>
</dl>
<h2>Areas</h2>
<ul class="areas">
${index}<li><a href="#${pageAnchors.schemas}">Schemas</a> <span class="count">${Object.keys(document.components?.schemas ?? {}).length}</span></li></ul>
</header>`;
};
