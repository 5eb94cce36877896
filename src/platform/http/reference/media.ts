import type { Body, MediaType } from './document-types.ts';

/** One kind of content, with the name of its media type. */
export interface Content extends MediaType {
  readonly type: string;
}

/** The content of a body, JSON first: what the samples show. */
export const contentsOf = ({ content = {} }: Body): readonly Content[] =>
  Object.entries(content)
    .map(([type, media]) => ({ type, ...media }))
    .toSorted((a, b) => Number(isJson(b.type)) - Number(isJson(a.type)));

export const isJson = (type: string): boolean => /[/+]json\b/.test(type);

export const isText = (type: string): boolean => type.startsWith('text/');

/** An answer that tells of an error, by its status in the document. */
export const isError = (status: string): boolean => !/^[123]/.test(status);
