import type { Amount, Quantity, Temperature, UnitId } from '../../units/index.ts';

/** What a stretch of a line's text says. */
export type Part = 'quantity' | 'unit' | 'size' | 'name' | 'preparation' | 'note' | 'purpose' | 'temperature';

/** Where a part stands in the text: UTF-16 offsets, from the first to the one after the last. */
export interface Span {
  readonly part: Part;
  readonly start: number;
  readonly end: number;
}

/** One amount of a line, with its unit. */
export interface ReadQuantity {
  readonly amount: Amount;
  /** Where the text names exactly one unit of the registry. */
  readonly unit?: UnitId;
  readonly unit_text?: string;
  readonly text: string;
}

/** What may be used instead. */
export interface Alternative {
  readonly text: string;
  readonly name: string;
  readonly quantities: readonly ReadQuantity[];
  readonly semantic_id?: string;
}

/** How much a line says there is. */
export interface LineAmounts {
  /** Every amount that is stated as one quantity: sums and other ways to say it put together. */
  readonly quantity?: Quantity;
  /** How large each is of what is counted: 14 oz in `1 (14 oz) can`. */
  readonly package_size?: Quantity;
}

/** What one line of an ingredient list says, with the place of each part in its text. */
export interface LineReading extends LineAmounts {
  readonly text: string;
  readonly name: string;
  /** Every amount that is stated, in the order of the text. */
  readonly quantities: readonly ReadQuantity[];
  readonly temperature?: Temperature;
  readonly size?: string;
  readonly preparation?: string;
  readonly note?: string;
  readonly purpose?: string;
  readonly optional: boolean;
  readonly alternatives: readonly Alternative[];
  /** The food itself: the same for all lines that need the same thing. */
  readonly semantic_id?: string;
  readonly spans: readonly Span[];
}
