export type { CommitAnswer, CommitInput, CommitItem } from './commit/commit.schemas.ts';
export type { ImportFormat } from './format.routes.ts';
export type {
  MeasureChoice,
  DecisionBody,
  MeasureExample,
  MeasureInterpretation,
  PlanBody,
  MeasurePlanInput,
  ProfileBody,
} from './measurements/measurement.schemas.ts';
export type { ImportDiagnostic, ImportPreviewItem, ImportMatch, PreviewBody } from './previews/preview.schemas.ts';
