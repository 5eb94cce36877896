import { toOperationAnchor, pageAnchors, toSchemaAnchor } from './anchors.ts';
import { joinMarkup, markup, emptyMarkup } from './markup.ts';
import type { Markup } from './markup.ts';
import type { DocumentedOperation } from './operations.ts';
import { renderParagraphs } from './prose.ts';
import { renderSampleFigure } from './sample-figure.ts';
import { sampleJson } from './sample-json.ts';
import type { SchemaMap } from './schema-shape.ts';
import { renderSchemaTable } from './schema-table.ts';
import { findSchemaUsage } from './schema-usage.ts';

const usedBy = (operations: readonly DocumentedOperation[]): Markup => {
  if (operations.length === 0) return emptyMarkup;
  const links = operations.map(
    ({ operationId, summary }) => markup`<a href="#${toOperationAnchor(operationId)}">${summary ?? operationId}</a>`,
  );
  return markup`<p class="aside">Used by ${joinMarkup(links, markup`, `)}.</p>`;
};

/** Every named schema, with its properties, a sample, and the operations that use it. */
export const renderSchemas = (schemas: SchemaMap, operations: readonly DocumentedOperation[]): Markup => {
  if (schemas.size === 0) return emptyMarkup;
  const usage = findSchemaUsage(operations);
  const articles = [...schemas].map(([name, schema]) => {
    const anchor = toSchemaAnchor(name);
    return markup`<article class="schema" id="${anchor}">
<div class="description"><h3><a href="#${anchor}">${name}</a></h3>
${renderParagraphs(schema.description)}${renderSchemaTable(schema, schemas, `Properties of ${name}`)}${usedBy(usage.get(name) ?? [])}</div>
<div class="shown">${renderSampleFigure('Sample', sampleJson({ schema }, schemas))}</div>
</article>\n`;
  });
  return markup`<section class="area" aria-labelledby="${pageAnchors.schemas}"><h2 id="${pageAnchors.schemas}">Schemas</h2>
<p class="lead">The shapes that have a name, in the order of the alphabet.</p>
${articles}</section>`;
};
