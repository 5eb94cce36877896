import type { Organization } from '../../../src/domains/organization/index.ts';
import { send } from '../../api/client.ts';
import type { BookSummary } from '../../api/organization.ts';
import { ProblemError } from '../../api/problem.ts';
import type { ProblemBody } from '../../api/problem.ts';
import type { RecipeEntry } from '../../api/recipes.ts';

/** The tags, facets and books of a recipe. */
export type OrganizationChoice = Pick<Organization, 'tags' | 'facets' | 'books'>;

const hasSameIds = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));

interface BookMembershipResult {
  readonly status: string;
  readonly revision?: number;
  readonly problem?: Pick<ProblemBody, 'code' | 'title' | 'detail'>;
}

/** Turns the failure of one item of a bulk request into a problem. */
const toProblemError = ({ status, problem }: BookMembershipResult): ProblemError =>
  new ProblemError({
    type: 'about:blank',
    status: status === 'revision-conflict' ? 412 : 422,
    code: status === 'revision-conflict' ? 'precondition-failed' : (problem?.code ?? status),
    title: problem?.title ?? status,
    detail: problem?.detail ?? status,
  });

/**
 * Saves the wanted organization: tags and facets first, then each book, always with the revision that the previous
 * change returned.
 */
export const organize = async (
  { id, organization }: RecipeEntry,
  wanted: OrganizationChoice,
  books: readonly BookSummary[],
): Promise<void> => {
  let { revision } = organization;
  if (!hasSameIds(organization.tags, wanted.tags) || !hasSameIds(organization.facets, wanted.facets)) {
    const body = { tags: wanted.tags, facets: wanted.facets };
    ({ revision } = (await send<Organization>('PUT', `/recipes/${id}/organization`, { body, ifMatch: revision })).body);
  }
  for (const book of books) {
    const member = wanted.books.includes(book.id);
    if (member === organization.books.includes(book.id)) continue;
    const body = { items: [{ id, revision }], book_id: book.id, book_revision: book.revision, member };
    const [item] = (await send<{ items: readonly BookMembershipResult[] }>('POST', '/bulk/recipes/books', { body }))
      .body.items;
    if (item?.status !== 'succeeded' && item?.status !== 'unchanged') {
      throw toProblemError(item ?? { status: 'outcome-unknown' });
    }
    revision = item.revision ?? revision;
  }
};
