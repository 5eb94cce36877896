import type { Operation } from '../../platform/http/operation.ts';
import { formatOperation } from './format.routes.ts';
import type { Imports } from './imports.ts';
import { importJobOperation } from './job.routes.ts';
import { previewOperations } from './preview.routes.ts';
import { reviewOperations } from './review.routes.ts';

export type { CommitAnswer, CommitInput, CommitItem } from './commit/commit.schemas.ts';
export type { ImportFormat } from './format.routes.ts';
export { importKind } from './import-kind.ts';
export { importsOf } from './imports.ts';
export type { Imports } from './imports.ts';
export type {
  ChoiceBody,
  DecisionBody,
  ExampleBody,
  Interpretation,
  PlanBody,
  PlanInput,
  ProfileBody,
} from './measurements/measurement.schemas.ts';
export type { DiagnosticBody, ItemBody, MatchBody, PreviewBody } from './previews/preview.schemas.ts';
export { filesOfPreviews, sweepPreviews } from './previews/sweep-previews.ts';

/** All operations of this domain, in the order of the API reference. */
export const importOperations = (imports: Imports): readonly Operation[] => [
  ...previewOperations(imports),
  ...reviewOperations(imports),
  importJobOperation(imports),
  formatOperation,
];
