/** Makes a name safe for use in an id and a link without escaping. */
const plain = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-');

export const toOperationAnchor = (operationId: string): string => plain(operationId);

export const toSchemaAnchor = (name: string): string => `schema-${plain(name)}`;

export const toAreaAnchor = (area: string): string => `area-${plain(area)}`;

/** Anchors of the page's own sections, named so that they cannot clash with an operation. */
export const pageAnchors = {
  top: 'page-top',
  contents: 'page-contents',
  main: 'page-main',
  credentials: 'page-credentials',
  schemas: 'page-schemas',
} as const;
