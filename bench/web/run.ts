// npm run bench:web -- [--json]
//
// Measures how much script each screen of the web app loads, and how long it takes to load, as a ratio to the simplest
// page of the same service in the same run. Targets are printed next to the figures and do not affect the exit code.
import { parseArgs } from 'node:util';

import { measureSizes } from './sizes.ts';
import type { RouteSize } from './sizes.ts';
import { measureTimes } from './times.ts';

const FIRST_LOAD_BAR = 170;
const ROUTE_BAR = 60;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const line = ({ screen, gzip, brotli }: RouteSize, bar: number): string =>
  `  ${screen.padEnd(24)}${kilobytes(gzip)} KB gzip ${kilobytes(brotli)} KB brotli   (bar ${bar})${gzip > bar * 1000 ? '  OVER' : ''}`;

const sizes = measureSizes();
const times = await measureTimes();

if (values.json) {
  console.log(JSON.stringify({ sizes, times }));
} else {
  console.log('Script, compressed\n');
  console.log(line(sizes.firstLoad, FIRST_LOAD_BAR));
  console.log('\n  each further screen, beyond what every screen needs\n');
  for (const route of sizes.routes) console.log(line(route, ROUTE_BAR));
  console.log('\nTimes, beside the emptiest page\n');
  for (const { what, ms, floorMs } of times) {
    console.log(
      `  ${what.padEnd(64)}${ms.toFixed(1).padStart(8)} ms   ${(ms / floorMs).toFixed(1)} × ${floorMs.toFixed(1)} ms`,
    );
  }
}
