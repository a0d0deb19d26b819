import { abandonedBefore, type JourneyKind } from '#domain/applicants/funnel.ts';
import { addDays, manilaDayStart } from '#domain/day.ts';
import { funnelStatements } from '#server/areas/applicants/funnel/readFunnel.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { signedIn, withBulk } from './against.ts';
import { startFloor } from './floor.ts';
import { median, type Result } from './result.ts';
import { seedJourneys } from './seeds/seedJourneys.ts';

const DRAFTS = 100_000;
const [WARM_UP, ROUNDS] = [3, 25];
const LAST_DAY = '2026-12-31';

interface Asked {
  name: string;
  from: string;
  kind?: JourneyKind;
  /** Seconds that it may take. */
  most: number;
}
const ASKED: readonly Asked[] = [
  { name: '30 days', from: addDays(LAST_DAY, -29), most: 0.3 },
  { name: 'a year', from: addDays(LAST_DAY, -365), most: 1 },
  { name: 'a year of one kind', from: addDays(LAST_DAY, -365), kind: 'SHEET', most: 1 },
];

const timed = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
};

/** The call and its floor in turns, one after the other: nobody asks for it more than sixty times a minute. */
const measure = async (app: TestApp, { name, from, kind, most }: Asked): Promise<Result[]> => {
  const { user, headers } = await signedIn(app, 'sales.admin');
  const days = { from: manilaDayStart(from), until: manilaDayStart(addDays(LAST_DAY, 1)) };
  const asked = { ...days, kind, abandonedBefore: abandonedBefore(app.clock.now()) };
  const floor = await startFloor(app, user, Object.values(funnelStatements(asked)));
  const query = new URLSearchParams({ from, to: LAST_DAY, ...(kind && { kind }) });
  const taken: { bare: number; ours: number }[] = [];
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      await app.clearLimits();
      const bare = await timed(floor.url);
      const ours = await timed(`${app.url}/api/partner-management/funnel?${query}`, headers);
      taken.push({ bare, ours });
    }
  } finally {
    floor.stop();
  }
  const counted = taken.slice(WARM_UP);
  const [bare, ours] = [median(counted.map((one) => one.bare)), median(counted.map((one) => one.ours))];
  const what = `The funnel of ${name}, ${DRAFTS.toLocaleString('en')} applications a year`;
  return [
    {
      what: `${what}, against the same statements`,
      value: median(counted.map((one) => one.ours / one.bare)),
      unit: '×',
      budget: 1.5,
      note: `medians ${ours.toFixed(0)} ms and ${bare.toFixed(0)} ms`,
    },
    { what, value: ours / 1000, unit: 's', budget: most },
  ];
};

/** How long the funnel takes of a month and of a year with many applications and more than a million notes of them. */
export const measureFunnel = (): Promise<Result[]> =>
  withBulk({ partners: 10, merchants: 10 }, async (app) => {
    await seedJourneys(app.admin, DRAFTS);
    const results: Result[] = [];
    for (const asked of ASKED) results.push(...(await measure(app, asked)));
    return results;
  });
