import { Type } from 'typebox';

import { created, okWithEtag, noContent } from '../../../platform/http/api-response.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { createTag } from './create-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { getTag } from './get-tag.ts';
import { replaceTag } from './replace-tag.ts';
import { Tag, TagInput } from './tag.schemas.ts';
import type { TagId } from './tag.schemas.ts';
import { listTags } from './tag.store.ts';

const area = 'Tags';
const TagPath = Type.Object({ id: Type.String({ description: 'Id of the tag.' }) });

export const tagOperations: readonly Operation[] = [
  read({
    id: 'listTags',
    method: 'GET',
    path: '/tags',
    area,
    summary: 'List tags',
    description: 'Ordered by name.',
    access: 'viewer',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of tags.', schema: PageOf(Tag) } },
    perform: (db, call) => readCachedList(call, 'tags', 1, (page) => listTags(db, call.scope.libraryId, page)),
  }),
  change({
    id: 'createTag',
    method: 'POST',
    path: '/tags',
    area,
    summary: 'Create a tag',
    access: 'editor',
    body: TagInput,
    responses: { 201: { description: 'The tag.', schema: Tag } },
    problems: ['tag-name-taken'],
    creation: {
      readCurrent: async (db, scope, { id }) => okWithEtag(await getTag(db, scope, asId<TagId>(id))),
    },
    perform: async (tx, { scope, body }) => {
      const tag = await createTag(tx, scope, body);
      return created(`/tags/${tag.id}`, tag);
    },
  }),
  read({
    id: 'getTag',
    method: 'GET',
    path: '/tags/{id}',
    area,
    summary: 'Read a tag',
    access: 'viewer',
    params: TagPath,
    responses: { 200: { description: 'The tag.', schema: Tag } },
    problems: ['tag-not-found'],
    perform: async (db, { scope, params }) => okWithEtag(await getTag(db, scope, asId<TagId>(params.id))),
  }),
  change({
    id: 'replaceTag',
    method: 'PUT',
    path: '/tags/{id}',
    area,
    summary: 'Replace a tag',
    access: 'editor',
    params: TagPath,
    body: TagInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The tag.', schema: Tag } },
    problems: ['tag-not-found', 'tag-name-taken'],
    perform: async (tx, { scope, params, body, precondition }) =>
      okWithEtag(await replaceTag(tx, scope, asId<TagId>(params.id), body, precondition)),
  }),
  change({
    id: 'deleteTag',
    method: 'DELETE',
    path: '/tags/{id}',
    area,
    summary: 'Delete a tag',
    access: 'editor',
    params: TagPath,
    ifMatch: 'required',
    responses: { 204: { description: 'The tag is deleted.' } },
    problems: ['tag-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deleteTag(tx, scope, asId<TagId>(params.id), precondition);
      return noContent;
    },
  }),
];
