import type { JsonObject } from '../openapi/components.ts';
import { areaAnchor, places } from './anchors.ts';
import { takeDocument } from './document-types.ts';
import { markup } from './markup.ts';
import type { Markup } from './markup.ts';
import { navigation } from './navigation.ts';
import { operationSection } from './operation-section.ts';
import { areasOf, sharedRoot } from './operations.ts';
import type { Area } from './operations.ts';
import { overview } from './overview.ts';
import { paragraphs } from './prose.ts';
import type { Schemas } from './schema-shape.ts';
import { schemasSection } from './schemas-section.ts';
import { STYLE } from './style.ts';

const areaSection = ({ description, name, operations }: Area, schemas: Schemas): Markup => {
  const anchor = areaAnchor(name);
  return markup`<section class="area" aria-labelledby="${anchor}"><h2 id="${anchor}">${name}</h2>
${paragraphs(description)}${operations.map((operation) => operationSection(operation, schemas))}</section>\n`;
};

/** The whole reference as one page without scripts or external resources. All text from the document is escaped. */
export const referencePage = (openapi: JsonObject): string => {
  const document = takeDocument(openapi);
  const { title } = document.info;
  const areas = areasOf(document);
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}));
  const root = sharedRoot(areas);
  const operations = areas.flatMap((area) => area.operations);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Reference – ${title}</title>
<style>${STYLE}</style>
</head>
<body id="${places.top}">
<a class="skip" href="#${places.main}">Skip to the reference</a>
<header class="bar"><a href="#${places.top}">${title}</a><a href="#${places.contents}">Contents</a></header>
${navigation(title, areas, schemas, root)}
<main id="${places.main}" tabindex="-1">
${overview(document, areas, root)}
${areas.map((area) => areaSection(area, schemas))}
${schemasSection(schemas, operations)}
</main>
</body>
</html>
`.html;
};
