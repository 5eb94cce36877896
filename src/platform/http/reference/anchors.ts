/** A name as it may stand in an id and in the address of a link without any escape. */
const plain = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-');

export const operationAnchor = (operationId: string): string => plain(operationId);

export const schemaAnchor = (name: string): string => `schema-${plain(name)}`;

export const areaAnchor = (area: string): string => `area-${plain(area)}`;

/** The places of the page itself, named so that no operation has the same name. */
export const places = {
  top: 'page-top',
  contents: 'page-contents',
  main: 'page-main',
  credentials: 'page-credentials',
  schemas: 'page-schemas',
} as const;
