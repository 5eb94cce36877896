import { parseWeight } from './parse-measure.ts';

export interface FoodRow {
  readonly id: string;
  readonly group: string;
  readonly name: string;
}

export interface WeightRow {
  readonly id: string;
  readonly amount: string;
  readonly measure: string;
  readonly grams: string;
}

/** Names share long beginnings with their neighbors; without repeating them the table is a quarter smaller. */
const encodeName = (name: string, before: string): string => {
  let shared = 0;
  while (shared < name.length && name[shared] === before[shared]) shared += 1;
  return `${shared.toString(36)}+${name.slice(shared)}`;
};

/** Writes the format that src/domains/foods/food-table.ts describes. Frequent measures come first, for short indexes. */
export const encodeFoodTable = (foods: readonly FoodRow[], weights: readonly WeightRow[], source: string): string => {
  const parsed = weights.flatMap(({ id, amount, measure, grams }) => {
    const weight = parseWeight(amount, measure, grams);
    return weight === undefined ? [] : [{ id, ...weight }];
  });
  const measures = [...Map.groupBy(parsed, ({ measure }) => measure)]
    .toSorted(([a, rowsA], [b, rowsB]) => rowsB.length - rowsA.length || (a < b ? -1 : 1))
    .map(([measure]) => measure);
  const indexes = new Map(measures.map((measure, index) => [measure, index.toString(36)]));
  const byFood = Map.groupBy(parsed, ({ id }) => id);
  const lines = [`# ${source}`, ...measures.map((measure) => `=${measure}`)];
  for (const [group, members] of Map.groupBy(foods, (food) => food.group)) {
    lines.push(`@${group}`);
    let before = '';
    for (const { id, name } of members) {
      // `1 clove` and `3 cloves` often give the same weight. If not, a full cup is more exact than a quarter of one.
      const ordered = (byFood.get(id) ?? []).toSorted((a, b) => Number(b.isOfOne) - Number(a.isOfOne));
      const pairs = ordered.map(({ measure, grams }) => `${indexes.get(measure) ?? ''}:${grams}`);
      lines.push([id, encodeName(name, before), [...new Set(pairs)].join(' ')].join('\t'));
      before = name;
    }
  }
  return `${lines.join('\n')}\n`;
};
