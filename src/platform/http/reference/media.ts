import type { Body, MediaType } from './document-types.ts';

export interface Content extends MediaType {
  readonly type: string;
}

/** The contents of a body, JSON first, because samples show the first one. */
export const contentsOf = ({ content = {} }: Body): readonly Content[] =>
  Object.entries(content)
    .map(([type, media]) => ({ type, ...media }))
    .toSorted((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)));

export const isJson = (type: string): boolean => /[/+]json\b/.test(type);

export const isText = (type: string): boolean => type.startsWith('text/');

/** Whether a response status in the document is an error. */
export const isError = (status: string): boolean => !/^[123]/.test(status);
