// npm run bench:web -- [--json]
//
// Measures how much script each screen of the web app loads, and how long it takes to load, as a ratio to the simplest
// page of the same service in the same run. Targets are printed next to the figures and do not affect the exit code.
import { parseArgs } from 'node:util';

import { measureSizes } from './sizes.ts';
import type { RouteSize } from './sizes.ts';
import { measureTimes } from './times.ts';

const FIRST_LOAD_TARGET_KB = 170;
const ROUTE_TARGET_KB = 60;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const formatLine = ({ screen, gzip, brotli }: RouteSize, targetKb: number): string =>
  `  ${screen.padEnd(24)}${formatKilobytes(gzip)} KB gzip ${formatKilobytes(brotli)} KB brotli   (target ${targetKb})${gzip > targetKb * 1000 ? '  OVER' : ''}`;

const sizes = measureSizes();
const times = await measureTimes();

if (values.json) {
  console.log(JSON.stringify({ sizes, times }));
} else {
  console.log('Script, compressed\n');
  console.log(formatLine(sizes.firstLoad, FIRST_LOAD_TARGET_KB));
  console.log('\n  each further screen, in addition to what every screen needs\n');
  for (const route of sizes.routes) console.log(formatLine(route, ROUTE_TARGET_KB));
  console.log('\nTimes, relative to the simplest page\n');
  for (const { what, ms, floorMs } of times) {
    console.log(
      `  ${what.padEnd(64)}${ms.toFixed(1).padStart(8)} ms   ${(ms / floorMs).toFixed(1)} × ${floorMs.toFixed(1)} ms`,
    );
  }
}
