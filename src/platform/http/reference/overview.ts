import { areaAnchor, places } from './anchors.ts';
import { BASE } from './curl-example.ts';
import type { ReferenceDocument } from './document-types.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Area } from './operations.ts';
import { paragraphs, prose } from './prose.ts';

const credentials = ({ components }: ReferenceDocument): Markup => {
  const schemes = Object.values(components?.securitySchemes ?? {}).map(({ description, scheme, type }) =>
    prose(description ?? `A credential of the kind ${scheme ?? type}.`),
  );
  return markup`<dt id="${places.credentials}">Credentials</dt>
<dd>Send <code>Authorization: Bearer …</code> unless an operation is public. ${schemes} In the examples <code>$TOKEN</code> stands for yours.</dd>`;
};

/** The introduction: what the service is and what applies to every operation. */
export const overview = (document: ReferenceDocument, areas: readonly Area[], root: string): Markup => {
  const { description, title, version } = document.info;
  const index = areas.map(
    ({ name, operations }) =>
      markup`<li><a href="#${areaAnchor(name)}">${name}</a> <span class="count">${operations.length}</span></li>\n`,
  );
  const shortened =
    root === '' ? nothing : markup` Every path begins with <code>${root}</code>; the contents leave it out.`;
  return markup`<header class="overview">
<p class="kicker">Reference, version ${version}</p>
<h1>${title}</h1>
<div class="lead">${paragraphs(description)}</div>
<dl>
<dt>Address</dt>
<dd>The examples speak to <code>${BASE}</code>, where the service listens unless told otherwise.${shortened}</dd>
${credentials(document)}
<dt>Values</dt>
<dd>What is marked <span class="required">required</span> must be sent; the rest may be left out. Bounds include their ends, and a length counts characters of Unicode.</dd>
<dt>Errors</dt>
<dd>Branch on <code>code</code>, which never changes its meaning. <a href="/problems">The list of problems</a> explains each one.</dd>
<dt>For programs</dt>
<dd>This page is drawn from <a href="openapi.json">the OpenAPI 3.1 document</a>.</dd>
</dl>
<h2>Areas</h2>
<ul class="areas">
${index}<li><a href="#${places.schemas}">Schemas</a> <span class="count">${Object.keys(document.components?.schemas ?? {}).length}</span></li></ul>
</header>`;
};
