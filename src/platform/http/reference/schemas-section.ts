import { operationAnchor, places, schemaAnchor } from './anchors.ts';
import { joined, markup, nothing } from './markup.ts';
import type { Markup } from './markup.ts';
import type { Operation } from './operations.ts';
import { paragraphs } from './prose.ts';
import { sampleFigure } from './sample-figure.ts';
import { sampleJson } from './sample-json.ts';
import type { Schemas } from './schema-shape.ts';
import { schemaTable } from './schema-table.ts';
import { usageOf } from './schema-usage.ts';

const usedBy = (operations: readonly Operation[]): Markup => {
  if (operations.length === 0) return nothing;
  const links = operations.map(
    ({ operationId, summary }) => markup`<a href="#${operationAnchor(operationId)}">${summary ?? operationId}</a>`,
  );
  return markup`<p class="aside">Used by ${joined(links, markup`, `)}.</p>`;
};

/** Every named schema, with its properties, a sample, and the operations that use it. */
export const schemasSection = (schemas: Schemas, operations: readonly Operation[]): Markup => {
  if (schemas.size === 0) return nothing;
  const usage = usageOf(operations);
  const articles = [...schemas].map(([name, schema]) => {
    const anchor = schemaAnchor(name);
    return markup`<article class="schema" id="${anchor}">
<div class="told"><h3><a href="#${anchor}">${name}</a></h3>
${paragraphs(schema.description)}${schemaTable(schema, schemas, `Properties of ${name}`)}${usedBy(usage.get(name) ?? [])}</div>
<div class="shown">${sampleFigure('Sample', sampleJson({ schema }, schemas))}</div>
</article>\n`;
  });
  return markup`<section class="area" aria-labelledby="${places.schemas}"><h2 id="${places.schemas}">Schemas</h2>
<p class="lead">The shapes that have a name, in the order of the alphabet.</p>
${articles}</section>`;
};
