import { containerUnits } from './count-container.ts';
import { partUnits } from './count-part.ts';
import { wholeUnits } from './count-whole.ts';
import { kitchenUnits } from './kitchen.ts';
import { lengthUnits, temperatureUnits } from './length-and-temperature.ts';
import { massUnits } from './mass.ts';
import type { Unit } from './unit.ts';
import { australianVolumeUnits, canadianVolumeUnits, imperialVolumeUnits } from './volume-commonwealth.ts';
import { japaneseVolumeUnits } from './volume-japan.ts';
import { metricVolumeUnits } from './volume-metric.ts';
import { usVolumeUnits } from './volume-us.ts';

/**
 * Stored with import previews, to detect decisions made with a different registry. Increase it when adding a unit or a
 * name. Ids never change their meaning and are never removed.
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

const unitsById: ReadonlyMap<string, Unit> = new Map(units.map((unit) => [unit.id, unit]));

/** Returns undefined for unknown ids: documents may contain ids from a newer registry. */
export const findUnit = (id: string): Unit | undefined => unitsById.get(id);
