// The sizes and shapes of text that the parts of a document share. Where the contract states a bound, the part states
// it itself; the bounds here keep everything else finite, far beyond what a real recipe needs.
import { Type } from 'typebox';
import type { TArray, TNull, TOptional, TSchema, TString, TUnion } from 'typebox';

import { Maybe } from '../../../platform/schema/schema.ts';

/** Names, headings, keywords. */
export const LONGEST_LABEL = 500;
/** One line as it was authored: an ingredient, a yield. Badly read pages have long ones. */
export const LONGEST_LINE = 10_000;
/** Text of any number of lines; as long as the contract lets the text of an allergen declaration be. */
export const LONGEST_PROSE = 1_000_000;
/** Of anything in a list. */
export const MOST_ITEMS = 1000;

export const Label = (description: string): TString => Type.String({ maxLength: LONGEST_LABEL, description });

export const AuthoredLine = (description: string): TString => Type.String({ maxLength: LONGEST_LINE, description });

export const Prose = (description: string): TString => Type.String({ maxLength: LONGEST_PROSE, description });

/** How an id inside a document is written; the contract has it for references to variants. */
const LOCAL_ID = '^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$';

export const LocalId = (description: string): TString => Type.String({ pattern: LOCAL_ID, description });

/** The id by which a recipe is known wherever its document travels. */
export const PortableId = (description: string): TString => Type.String({ pattern: LOCAL_ID, description });

/**
 * A word of a vocabulary that may grow. The contract gives examples of these and no list: a document of a later
 * service is not refused for a word that this one has not heard of.
 */
export const Word = (description: string, ...examples: readonly string[]): TString =>
  Type.String({ maxLength: 64, pattern: '^[a-z][a-z0-9]*([._-][a-z0-9]+)*$', description, examples: [...examples] });

/**
 * An address that people may follow. Nothing but the web: whoever shows a recipe of a stranger can make a link of this
 * without asking what a click would run.
 */
export const ADDRESS = String.raw`^[Hh][Tt][Tt][Pp][Ss]?://[^\s\u0000-\u001f\u007f]+$`;
export const LONGEST_ADDRESS = 4096;

export const Address = (description: string): TString =>
  Type.String({
    maxLength: LONGEST_ADDRESS,
    pattern: ADDRESS,
    description,
    examples: ['https://example.org/soups/leek'],
  });

/** BCP 47, as far as its syntax goes: subtags of at most eight letters and digits. */
export const LANGUAGE_TAG = '^([A-Za-z]{2,8}|[IiXx](?=-))(-[A-Za-z0-9]{1,8})*$';
export const LONGEST_LANGUAGE_TAG = 100;

export const LanguageTag = (description: string): TString =>
  Type.String({ maxLength: LONGEST_LANGUAGE_TAG, pattern: LANGUAGE_TAG, description, examples: ['en'] });

/** A day, or only its month or year, which is all that many books tell. */
export const CALENDAR_DATE = '^[0-9]{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$';

export const CalendarDate = (description: string): TString =>
  Type.String({ pattern: CALENDAR_DATE, description, examples: ['2026-03-14'] });

/** ISO 8601, with decimals where the writer likes them: `PT1H30M`, `P1D`, `PT1.5H`. */
const DIGITS = String.raw`\d+(\.\d+)?`;
export const DURATION =
  String.raw`^P(?=\d|T)(${DIGITS}Y)?(${DIGITS}M)?(${DIGITS}W)?(${DIGITS}D)?` +
  String.raw`(T(?=\d)(${DIGITS}H)?(${DIGITS}M)?(${DIGITS}S)?)?$`;
export const LONGEST_DURATION = 64;

export const Duration = (description: string): TString =>
  Type.String({ maxLength: LONGEST_DURATION, pattern: DURATION, description, examples: ['PT45M'] });

/** An optional list; null means that there is none, as everywhere in requests. */
export const List = <T extends TSchema>(item: T, description: string): TOptional<TUnion<[TArray<T>, TNull]>> =>
  Maybe(Type.Array(item, { maxItems: MOST_ITEMS, description }));
