import { answers, errors } from './answers.ts';
import { operationAnchor, places } from './anchors.ts';
import { contentMarkup } from './content.ts';
import { curlExample } from './curl-example.ts';
import { markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import { contentsOf } from './media.ts';
import { methodBadge } from './method-badge.ts';
import type { Operation } from './operations.ts';
import { parameterTable } from './parameter-table.ts';
import { paragraphs, pathMarkup } from './prose.ts';
import { sampleAnswer } from './sample-answer.ts';
import { sampleFigure } from './sample-figure.ts';
import type { Schemas } from './schema-shape.ts';

const access = ({ isPublic }: Operation): Markup =>
  isPublic
    ? markup`<p class="access">Public: no credential is needed.</p>`
    : markup`<p class="access">For <a href="#${places.credentials}">signed-in callers</a>.</p>`;

const body = ({ requestBody }: Operation, schemas: Schemas): Markup => {
  if (requestBody === undefined) return nothing;
  const contents = contentsOf(requestBody).map(({ schema = {}, type }) =>
    contentMarkup(type, schema, schemas, 'Request body'),
  );
  const optional = requestBody.required === true ? nothing : markup`<p class="aside">The body may be left out.</p>`;
  return markup`<h4>Body</h4>${paragraphs(requestBody.description)}${optional}${contents}`;
};

const examples = (operation: Operation, schemas: Schemas): Markup =>
  markup`<div class="shown"><h4>Example</h4>
${sampleFigure('Request', curlExample(operation, schemas))}${sampleAnswer(operation, schemas)}</div>`;

/** Everything about one operation: the description on one side, examples on the other. */
export const operationSection = (operation: Operation, schemas: Schemas): Markup => {
  const { deprecated, description, method, operationId, parameters = [], path, responses, summary } = operation;
  const anchor = operationAnchor(operationId);
  const taken = parameterTable(parameters, 'Parameters');
  return markup`<article class="operation" id="${anchor}">
<div class="told"><h3><a href="#${anchor}">${summary ?? operationId}</a></h3>
<p class="call">${methodBadge(method)} <code class="path">${pathMarkup(path)}</code></p>
${deprecated === true ? markup`<p class="aside">Deprecated: it will go.</p>` : nothing}${paragraphs(description)}${access(operation)}
${taken === nothing ? nothing : markup`<h4>Parameters</h4>${taken}`}${body(operation, schemas)}
<h4>Answers</h4>${answers(responses, schemas)}
${errors(responses)}</div>
${examples(operation, schemas)}
</article>\n`;
};
