import type { Unit } from '../unit.ts';
import { containerUnits } from './count-container.ts';
import { partUnits } from './count-part.ts';
import { wholeUnits } from './count-whole.ts';
import { kitchenUnits } from './kitchen.ts';
import { lengthUnits, temperatureUnits } from './length-and-temperature.ts';
import { massUnits } from './mass.ts';
import { australianVolumeUnits, canadianVolumeUnits, imperialVolumeUnits } from './volume-commonwealth.ts';
import { japaneseVolumeUnits } from './volume-japan.ts';
import { metricVolumeUnits } from './volume-metric.ts';
import { usVolumeUnits } from './volume-us.ts';

/**
 * Previews carry it, so that a decision can be told from one that was made on other units. It rises when a unit or a
 * name is added; an id never changes its meaning and never goes away.
 */
export const registryVersion = '2026.1';

export const units: readonly Unit[] = [
  ...massUnits,
  ...metricVolumeUnits,
  ...usVolumeUnits,
  ...imperialVolumeUnits,
  ...australianVolumeUnits,
  ...canadianVolumeUnits,
  ...japaneseVolumeUnits,
  ...lengthUnits,
  ...temperatureUnits,
  ...wholeUnits,
  ...partUnits,
  ...containerUnits,
  ...kitchenUnits,
];

const byId: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit.id, unit]));

/** The unit of that id, or undefined: documents may carry ids from a later registry. */
export const findUnit = (id: string): Unit | undefined => byId.get(id);
