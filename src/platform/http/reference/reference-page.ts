import type { JsonObject } from '../openapi/components.ts';
import { htmlPage } from '../pages/html.ts';

export const referencePage = (_openapi: JsonObject): string => htmlPage('Reference – Tureen', '');
