// Field types shared by the parts of a document. Limits set by the contract are stated where they apply; the limits
// here bound everything else, far beyond what a real recipe needs.
import { Type } from 'typebox';
import type { TArray, TNull, TOptional, TSchema, TString, TUnion } from 'typebox';

import { Maybe } from '../../../platform/schema/schema-builders.ts';

/** Names, headings, keywords. */
export const MAX_LABEL_LENGTH = 500;
/** One authored line, such as an ingredient or a yield. Badly parsed pages produce long ones. */
export const MAX_LINE_LENGTH = 10_000;
/** Text of any number of lines. Same limit as the contract sets for an allergen declaration. */
export const MAX_PROSE_LENGTH = 1_000_000;
export const MAX_ITEMS = 1000;

export const Label = (description: string): TString => Type.String({ maxLength: MAX_LABEL_LENGTH, description });

export const LineText = (description: string): TString => Type.String({ maxLength: MAX_LINE_LENGTH, description });

export const Prose = (description: string): TString => Type.String({ maxLength: MAX_PROSE_LENGTH, description });

/** Ids inside a document. The contract defines this pattern for references to variants. */
const LOCAL_ID_PATTERN = '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$';

export const LocalId = (description: string): TString => Type.String({ pattern: LOCAL_ID_PATTERN, description });

/** The id that identifies a recipe wherever its document travels. */
export const PortableId = (description: string): TString => Type.String({ pattern: LOCAL_ID_PATTERN, description });

/**
 * An enum that may grow. The contract gives examples rather than a list, so a document from a newer service is not
 * rejected for a value that this version does not know.
 */
export const OpenEnum = (description: string, ...examples: readonly string[]): TString =>
  Type.String({ maxLength: 64, pattern: '^[a-z][a-z0-9]*([._-][a-z0-9]+)*$', description, examples: [...examples] });

/**
 * A URL that users may follow. Only http and https, so it can always be shown as a link without checking what a click
 * would run.
 */
export const WEB_URL_PATTERN = String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f]+$`;
export const MAX_URL_LENGTH = 4096;

export const WebUrl = (description: string): TString =>
  Type.String({
    maxLength: MAX_URL_LENGTH,
    pattern: WEB_URL_PATTERN,
    description,
    examples: ['https://example.org/soups/leek'],
  });

/** BCP 47 syntax only: subtags of at most eight letters and digits. */
export const LANGUAGE_TAG_PATTERN = '^([A-Za-z]{2,8}|[IiXx](?=-))(-[A-Za-z0-9]{1,8})*$';
export const MAX_LANGUAGE_TAG_LENGTH = 100;

export const LanguageTag = (description: string): TString =>
  Type.String({ maxLength: MAX_LANGUAGE_TAG_LENGTH, pattern: LANGUAGE_TAG_PATTERN, description, examples: ['en'] });

/** A day, or only its month or year, which is all that many books state. */
export const CALENDAR_DATE_PATTERN = '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$';

export const CalendarDate = (description: string): TString =>
  Type.String({ pattern: CALENDAR_DATE_PATTERN, description, examples: ['2026-03-14'] });

/** ISO 8601, decimals allowed: `PT1H30M`, `P1D`, `PT1.5H`. */
const DECIMAL = String.raw`\d+(\.\d+)?`;
export const DURATION_PATTERN =
  String.raw`^P(?=\d|T)(${DECIMAL}Y)?(${DECIMAL}M)?(${DECIMAL}W)?(${DECIMAL}D)?` +
  String.raw`(T(?=\d)(${DECIMAL}H)?(${DECIMAL}M)?(${DECIMAL}S)?)?$`;
export const MAX_DURATION_LENGTH = 64;

export const Duration = (description: string): TString =>
  Type.String({ maxLength: MAX_DURATION_LENGTH, pattern: DURATION_PATTERN, description, examples: ['PT45M'] });

/** An optional list. Null means absent, as everywhere in requests. */
export const List = <T extends TSchema>(item: T, description: string): TOptional<TUnion<[TArray<T>, TNull]>> =>
  Maybe(Type.Array(item, { maxItems: MAX_ITEMS, description }));
