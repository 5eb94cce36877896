import type { Amount, Quantity, Temperature, UnitId } from '../../units/index.ts';

/** The parts of an ingredient line. */
export type LinePart = 'quantity' | 'unit' | 'size' | 'name' | 'preparation' | 'note' | 'purpose' | 'temperature';

/** The position of a part in the text, as UTF-16 offsets. `end` is exclusive. */
export interface Span {
  readonly part: LinePart;
  readonly start: number;
  readonly end: number;
}

/** One amount of a line with its unit. */
export interface ParsedQuantity {
  readonly amount: Amount;
  /** Set only if the text names exactly one unit of the registry. */
  readonly unit?: UnitId;
  readonly unit_text?: string;
  readonly text: string;
}

/** What can be used instead of the food of the line. */
export interface Alternative {
  readonly text: string;
  readonly name: string;
  readonly quantities: readonly ParsedQuantity[];
  readonly semantic_id?: string;
}

/** How much a line says there is. */
export interface LineAmounts {
  /** All stated amounts combined: `2 cups plus 1 tbsp` is a sum, `225g/8oz` one quantity with an option. */
  readonly quantity?: Quantity;
  /** The size of each counted item: 14 oz in `1 (14 oz) can`. */
  readonly package_size?: Quantity;
}

/** The result of parsing one line of an ingredient list. */
export interface ParsedIngredientLine extends LineAmounts {
  readonly text: string;
  readonly name: string;
  /** Every stated amount, in text order. */
  readonly quantities: readonly ParsedQuantity[];
  readonly temperature?: Temperature;
  readonly size?: string;
  readonly preparation?: string;
  readonly note?: string;
  readonly purpose?: string;
  readonly optional: boolean;
  readonly alternatives: readonly Alternative[];
  /** Identifies the food: the same for all lines that need the same thing. */
  readonly semantic_id?: string;
  readonly spans: readonly Span[];
}
