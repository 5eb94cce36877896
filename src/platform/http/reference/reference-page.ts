import type { JsonObject } from '../openapi/components.ts';
import { toAreaAnchor, pageAnchors } from './anchors.ts';
import { asOpenApiDocument } from './openapi-types.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { renderNavigation } from './navigation.ts';
import { renderOperation } from './operation-section.ts';
import { listAreas, findCommonPathPrefix } from './operations.ts';
import type { Area } from './operations.ts';
import { renderOverview } from './overview.ts';
import { renderParagraphs } from './prose.ts';
import type { SchemaMap } from './schema-shape.ts';
import { renderSchemas } from './schemas-section.ts';
import { REFERENCE_CSS } from './style.ts';

const areaSection = ({ description, name, operations }: Area, schemas: SchemaMap): Markup => {
  const anchor = toAreaAnchor(name);
  return markup`<section class="area" aria-labelledby="${anchor}"><h2 id="${anchor}">${name}</h2>
${renderParagraphs(description)}${operations.map((operation) => renderOperation(operation, schemas))}</section>\n`;
};

/** The whole reference as one page without scripts or external resources. All text from the document is escaped. */
export const renderReferencePage = (openapi: JsonObject): string => {
  const document = asOpenApiDocument(openapi);
  const { title } = document.info;
  const areas = listAreas(document);
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}));
  const root = findCommonPathPrefix(areas);
  const operations = areas.flatMap((area) => area.operations);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reference – ${title}</title>
<style>${REFERENCE_CSS}</style>
</head>
<body id="${pageAnchors.top}">
<a class="skip" href="#${pageAnchors.main}">Skip to the reference</a>
<header class="bar"><a href="#${pageAnchors.top}">${title}</a><a href="#${pageAnchors.contents}">Contents</a></header>
${renderNavigation(title, areas, schemas, root)}
<main id="${pageAnchors.main}" tabindex="-1">
${renderOverview(document, areas, root)}
${areas.map((area) => areaSection(area, schemas))}
${renderSchemas(schemas, operations)}
</main>
</body>
</html>
`.html;
};
