import { businessMakers } from './demoDataCompanies.ts';
import { identifierMakers } from './demoDataIdentifiers.ts';
import { personMakers } from './demoDataPersons.ts';
import { createRandom, type DemoRandom } from './demoDataRandom.ts';

/** The makers of demo names; every call gives the next one, and what must be unique never comes twice. */
export type DemoNames = ReturnType<typeof personMakers> &
  ReturnType<typeof businessMakers> &
  ReturnType<typeof identifierMakers> & { random: DemoRandom };

/**
 * Makes Philippine demo names and numbers that belong to nobody. The same seed gives the same row of values, and
 * each kind has its own row: asking for more persons does not change the companies that follow.
 */
export function createDemoNames(seed: number): DemoNames {
  const stream = (kind: number) => createRandom(Math.imul(seed + 1, 0x9e3779b1) ^ kind);
  return {
    ...personMakers(stream(1)),
    ...businessMakers(stream(2)),
    ...identifierMakers(stream(3)),
    random: stream(4),
  };
}
