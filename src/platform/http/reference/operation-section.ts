import { renderResponses, renderErrors } from './responses.ts';
import { toOperationAnchor, pageAnchors } from './anchors.ts';
import { renderContent } from './content.ts';
import { createCurlExample } from './curl-example.ts';
import { markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import { listContents } from './media-content.ts';
import { renderMethodBadge } from './method-badge.ts';
import type { DocumentedOperation } from './operations.ts';
import { renderParameterTable } from './parameter-table.ts';
import { renderParagraphs, renderPath } from './prose.ts';
import { renderSampleResponse } from './sample-response.ts';
import { renderSampleFigure } from './sample-figure.ts';
import type { SchemaMap } from './schema-shape.ts';

const access = ({ isPublic }: DocumentedOperation): Markup =>
  isPublic
    ? markup`<p class="access">Public: no credential required.</p>`
    : markup`<p class="access">Requires <a href="#${pageAnchors.credentials}">credentials</a>.</p>`;

const body = ({ requestBody }: DocumentedOperation, schemas: SchemaMap): Markup => {
  if (requestBody === undefined) return emptyMarkup;
  const contents = listContents(requestBody).map(({ schema = {}, type }) =>
    renderContent(type, schema, schemas, 'Request body'),
  );
  const optional = requestBody.required === true ? emptyMarkup : markup`<p class="aside">The body is optional.</p>`;
  return markup`<h4>Body</h4>${renderParagraphs(requestBody.description)}${optional}${contents}`;
};

const examples = (operation: DocumentedOperation, schemas: SchemaMap): Markup =>
  markup`<div class="shown"><h4>Example</h4>
${renderSampleFigure('Request', createCurlExample(operation, schemas))}${renderSampleResponse(operation, schemas)}</div>`;

/** Everything about one operation: the description on one side, examples on the other. */
export const renderOperation = (operation: DocumentedOperation, schemas: SchemaMap): Markup => {
  const { deprecated, description, method, operationId, parameters = [], path, responses, summary } = operation;
  const anchor = toOperationAnchor(operationId);
  const taken = renderParameterTable(parameters, 'Parameters');
  return markup`<article class="operation" id="${anchor}">
<div class="description"><h3><a href="#${anchor}">${summary ?? operationId}</a></h3>
<p class="call">${renderMethodBadge(method)} <code class="path">${renderPath(path)}</code></p>
${deprecated === true ? markup`<p class="aside">Deprecated. It will be removed.</p>` : emptyMarkup}${renderParagraphs(description)}${access(operation)}
${taken === emptyMarkup ? emptyMarkup : markup`<h4>Parameters</h4>${taken}`}${body(operation, schemas)}
<h4>Answers</h4>${renderResponses(responses, schemas)}
${renderErrors(responses)}</div>
${examples(operation, schemas)}
</article>\n`;
};
