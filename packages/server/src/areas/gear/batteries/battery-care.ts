import { type BatteryCare, type BatteryHealth, batteryVerdicts, limits } from '@estela/contracts';
import type { Db } from '../../../database/open.ts';
import { judgeBattery, sagOf } from './judge-battery.ts';
import { type Battery, listFlown } from './repository.ts';

type Flown = Awaited<ReturnType<typeof listFlown>>[number];

/** Batteries with how each is doing, those that need care first. */
export async function careFor(db: Db, batteries: readonly Battery[]) {
  const flown = await listFlown(
    db,
    batteries.map(({ id }) => id),
  );
  const flights = new Map(batteries.map(({ id }) => [id, [] as Flown[]]));
  for (const flight of flown) flights.get(flight.battery)?.push(flight);
  return batteries
    .map((battery) => ({ battery, care: careOf(battery, flights.get(battery.id) ?? []) }))
    .sort((one, other) => urgency(one.care) - urgency(other.care) || other.care.cycles - one.care.cycles);
}

function urgency({ verdict }: BatteryCare): number {
  return batteryVerdicts.indexOf(verdict);
}

export async function healthOf(db: Db, battery: Battery): Promise<BatteryHealth> {
  const flown = await listFlown(db, [battery.id]);
  return {
    ...careOf(battery, flown),
    statedCycles: battery.cycles,
    series: flown
      .slice(-limits.packSeries.max)
      .reverse()
      .map(({ recorded_at, ...flight }) => ({
        ...flight,
        recordedAt: recorded_at.toISOString(),
        sag: sagOf(flight),
      })),
  };
}

function careOf(battery: Battery, flown: readonly Flown[]): BatteryCare {
  const { cycles: stated, cycles_stated_at: since, sticker } = battery;
  const cycles = (stated ?? 0) + flown.filter(({ recorded_at }) => !since || recorded_at > since).length;
  return {
    ...judgeBattery(flown, cycles),
    cycles,
    flights: flown.length,
    lastFlownAt: flown.at(-1)?.recorded_at.toISOString() ?? null,
    sticker,
  };
}
