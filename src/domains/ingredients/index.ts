export { semanticId } from './food/semantic-id.ts';
export { singularIn } from './food/singular.ts';
export { foldWord, wordsOf } from './food/words.ts';
export { ingredientOperations } from './line.routes.ts';
export { guessLanguageOf } from './line/guess-language.ts';
export { readLine } from './line/read-line.ts';
export type { LineReading } from './line/reading.ts';
export { readStep } from './steps/read-step.ts';
export type { StepReading } from './steps/read-step.ts';
