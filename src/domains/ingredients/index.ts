export { ingredientOperations } from './line.routes.ts';
export { readLine } from './line/read-line.ts';
export type { LineReading } from './line/reading.ts';
