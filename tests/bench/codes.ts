import { applicantBench } from '../api/applicants/applicantBench.ts';
import { draftBench } from '../api/applicants/draftBench.ts';
import type { TestApp } from '../support/app/runApp.ts';
import { startAppOn } from '../support/app/runApp.ts';
import { makeTemplate } from '../support/app/template.ts';
import { median, type Result } from './result.ts';

const [WARM_UP, ROUNDS] = [40, 400];
/** Known and unknown may differ by a tenth: less than the line between them and whoever measures varies. */
const ALIKE = 1.1;
const WRONG = '000000';

/** Asks once, and answers in how many milliseconds it was answered. */
type Ask = () => Promise<number>;

/**
 * The two in turns, each first as often as the other. Two that were asked one after the other are compared: what slows the machine for a
 * while slows both.
 */
const compare = async (what: string, known: Ask, unknown: Ask): Promise<Result> => {
  const taken: { known: number; unknown: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    if (round % 2) taken.push({ known: await known(), unknown: await unknown() });
    else {
      const last = await unknown();
      taken.push({ known: await known(), unknown: last });
    }
  }
  const counted = taken.slice(WARM_UP);
  const ratio = median(counted.map((pair) => pair.known / pair.unknown));
  const [one, other] = [
    median(counted.map((pair) => pair.known)),
    median(counted.map((pair) => pair.unknown)),
  ];
  return {
    what: `${what}, known against unknown`,
    value: Math.max(ratio, 1 / ratio),
    unit: '×',
    budget: ALIKE,
    note: `median of ${ROUNDS} pairs; medians ${one.toFixed(2)} ms and ${other.toFixed(2)} ms`,
  };
};

const measure = async (app: TestApp): Promise<Result[]> => {
  const bench = { ...draftBench(app), ...applicantBench(app) };
  const [application, draft] = [await bench.application(), await bench.applicant()];
  const timed = async (call: () => Promise<unknown>): Promise<number> => {
    const from = performance.now();
    await call();
    return performance.now() - from;
  };
  const issued = async (body: object): Promise<string> => {
    await app.clearLimits();
    return (await bench.issue(body)).body.data.challengeId;
  };
  const issue =
    (body: object): Ask =>
    async () => {
      await app.clearLimits();
      return timed(() => bench.issue(body));
    };
  const enter =
    (body: object): Ask =>
    async () => {
      const id = await issued(body);
      return timed(() => bench.begin(id, WRONG));
    };
  const unknown = { identifier: 'SK-2020-999999' };
  const number = { mobileNumber: '09189999999' };
  const ofApplication = { identifier: application.reference };
  const ofDraft = { identifier: draft.reference };
  return [
    await compare('A code to a number', issue({ mobileNumber: draft.mobile }), issue(number)),
    await compare('A code to an application', issue(ofApplication), issue(unknown)),
    await compare('A code to a draft', issue(ofDraft), issue(unknown)),
    await compare('A wrong code of a number', enter({ mobileNumber: draft.mobile }), enter(number)),
    await compare('A wrong code of an application', enter(ofApplication), enter(unknown)),
    await compare('A wrong code of a draft', enter(ofDraft), enter(unknown)),
  ];
};

/** How much longer whoever guesses waits for an answer about what is there than about what is not. */
export const measureCodes = async (): Promise<Result[]> => {
  const template = await makeTemplate();
  try {
    const app = await startAppOn(template.url);
    try {
      return await measure(app);
    } finally {
      await app.stop();
    }
  } finally {
    await template.remove();
  }
};
