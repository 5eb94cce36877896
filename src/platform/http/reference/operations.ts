import { methods } from './openapi-types.ts';
import type { OpenApiOperation, Method, OpenApiDocument } from './openapi-types.ts';

/** An operation together with its method and path. */
export interface DocumentedOperation extends OpenApiOperation {
  readonly method: Method;
  readonly path: string;
  readonly isPublic: boolean;
}

/** A group of related operations, in document order. */
export interface Area {
  readonly name: string;
  readonly description: string | undefined;
  readonly operations: readonly DocumentedOperation[];
}

const operationsOf = ({ paths, security = [] }: OpenApiDocument): readonly DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const described = item[method];
      if (described === undefined) return [];
      return [{ ...described, method, path, isPublic: (described.security ?? security).length === 0 }];
    }),
  );

/** The areas in the order of their first operation in the document. */
export const listAreas = (document: OpenApiDocument): readonly Area[] => {
  const descriptions = new Map(document.tags?.map(({ name, description }) => [name, description]));
  const byArea = Map.groupBy(operationsOf(document), ({ tags }) => tags?.[0] ?? 'Other');
  return [...byArea].map(([name, operations]) => ({ name, description: descriptions.get(name), operations }));
};

/** The path prefix shared by all operations: "/api/v1". */
export const findCommonPathPrefix = (areas: readonly Area[]): string => {
  const [first = [], ...others] = areas.flatMap(({ operations }) => operations.map(({ path }) => path.split('/')));
  const differs = first.findIndex(
    (part, index) =>
      part.startsWith('{') ||
      index === first.length - 1 ||
      others.some((other) => other.length === index + 1 || other[index] !== part),
  );
  return first.slice(0, Math.max(0, differs)).join('/');
};
