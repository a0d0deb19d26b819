import type pg from 'pg';
import type { DemoNames } from '../demoNames.ts';
import type { DrawPlace } from './demoPlaces.ts';

/** What an area of the demo is seeded with. */
export interface Seeding {
  client: pg.ClientBase;
  /** The moment of the seed; every date of the demo is counted from it. */
  now: Date;
  /** Names and draws of the area's own, so that no area changes what another one gets. */
  names: DemoNames;
  /** Places, loaded when the first area asks for one. */
  places: () => Promise<DrawPlace>;
  /** About so many payments are drawn. */
  payments: number;
}

/** A part of the demo that is seeded once, into whatever the areas before it left there. */
export interface DemoArea {
  /** Rows that are there once the area was seeded, `from … where …`; without any it is due. */
  seeded: string;
  seed: (seeding: Seeding) => Promise<void>;
}
