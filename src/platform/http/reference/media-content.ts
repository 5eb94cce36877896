import type { OpenApiBody, MediaType } from './openapi-types.ts';

export interface MediaContent extends MediaType {
  readonly type: string;
}

/** The contents of a body, JSON first, because samples show the first one. */
export const listContents = ({ content = {} }: OpenApiBody): readonly MediaContent[] =>
  Object.entries(content)
    .map(([type, media]) => ({ type, ...media }))
    .toSorted((a, b) => Number(isJsonType(b.type)) - Number(isJsonType(a.type)));

export const isJsonType = (type: string): boolean => /[/+]json\b/.test(type);

export const isTextType = (type: string): boolean => type.startsWith('text/');

/** Whether a response status in the document is an error. */
export const isErrorStatus = (status: string): boolean => !/^[123]/.test(status);
