import { facetOperations } from './facet.routes.ts';
import { tagOperations } from './tag.routes.ts';

export const organizationOperations = [...tagOperations, ...facetOperations];
