import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { parseIngredient } from 'parse-ingredient';

import { parseLine } from '../src/domains/ingredients/index.ts';

/** Lines of every kind, about as long as in real lists. */
const lines = [
  '2 large onions, finely chopped',
  '1½ cups plain flour, plus extra for dusting',
  '1 (14 oz) can chopped tomatoes, drained',
  '225g/8oz unsalted butter, softened',
  'salt and freshly ground black pepper, to taste',
  '3 cloves of garlic, crushed',
  '1 tbsp olive oil',
  'small bunch of flat-leaf parsley, leaves picked',
  '2 to 3 medium carrots, peeled and cut into 1-inch pieces',
  '1 cup chicken stock or water',
  'juice of 1 lemon',
  '500 g strong white bread flour',
  '½ tsp bicarbonate of soda',
  'a handful of rocket (optional)',
  '4 skinless chicken thighs (about 600g/1lb 5oz in total)',
];

/** Lines parsed per second, by Tureen and by the most widely used parser. */
export const measureLineRates = (seconds: number): { readonly ours: number; readonly peer: number } => ({
  ours: measureRate((line) => parseLine(line, 'en'), seconds),
  peer: measureRate(parseIngredient, seconds),
});

const measureRate = (parse: (line: string) => unknown, seconds: number): number => {
  for (let round = 0; round < 500; round += 1) for (const line of lines) parse(line);
  const startedAt = performance.now();
  let count = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    for (const line of lines) parse(line);
    count += lines.length;
  }
  return (count / (performance.now() - startedAt)) * 1000;
};

interface ParserStart {
  /** Loading the parser's code in a process that has already loaded what the rest of the service needs anyway. */
  readonly loadMs: number;
  /** The first line, for which the weights are loaded and the tables are built. */
  readonly firstLineMs: number;
}

/** Start-up cost of the line parser, in its own process. */
export const measureParserStart = (): ParserStart =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'reader.child.ts')], { encoding: 'utf8' }),
  ) as ParserStart;
