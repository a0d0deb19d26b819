import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { loadTab, openDevices } from '#tests/support/applicants/applicantTab.ts';
import { type WalkEnd, walkApplication } from '#tests/support/applicants/applicantWalk.ts';
import { filledForms, PAPERS } from '#tests/support/applicants/filledForms.ts';
import { type LossyLine, lossyLine } from '#tests/support/applicants/lossyLine.ts';
import { contentOf } from '#tests/support/applicants/madeApplications.ts';
import { seeded } from '#tests/support/applicants/seeded.ts';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import { openNetwork } from '#tests/support/portal/portalNetwork.ts';

/** `WALKS=500` takes that many, `WALK_SEED=…` begins with the one that failed. */
const WALKS = Number(process.env.WALKS ?? 30);
const FIRST = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);

let app: TestApp;
let network: ReturnType<typeof openNetwork>;
let line: LossyLine;
beforeAll(async () => {
  app = await startTestApp();
  network = openNetwork(app.url);
  line = lossyLine();
});
afterAll(async () => {
  line.close();
  await network.close();
  await app.stop();
});

describe('an application on a bad line, on several devices, through reloads, expired codes and double presses', () => {
  it(`ends submitted or cancelled, once, and loses nothing that was answered as saved (${WALKS} from seed ${FIRST})`, {
    timeout: WALKS * 60_000,
  }, async () => {
    const ends: WalkEnd[] = [];
    for (let at = 0; at < WALKS; at += 1)
      ends.push(await walkApplication({ app, network, line }, FIRST + at));
    expect(ends).toHaveLength(WALKS);
  });
});

const SECTIONS = ['business', 'bank', 'branch-0', 'consents', ...PAPERS] as const;

/** What becomes of an application whose sections are saved in this order. */
const inOrder = async (sections: readonly (typeof SECTIONS)[number][], mobileNumber: string) => {
  await app.clearLimits();
  openDevices(network).use(0);
  const tab = await loadTab();
  const sent = await tab.sendCode({ mobileNumber, email: null });
  await tab.enterCode(sent, await draftBench(app).code(mobileNumber));
  await tab.beginDraft(crypto.randomUUID());
  const opened = await tab.openApplication();
  if (opened.kind !== 'open') throw new Error('It is not open');
  const { application } = opened;
  const forms = await filledForms(app.admin, 'Aling Nena');
  const photo = (documentCode: string) => ({
    documentCode,
    file: new File([pdfOf(900)], `${documentCode}.pdf`),
    key: crypto.randomUUID(),
  });
  const told = () => undefined;
  const options = { signal: new AbortController().signal, onProgress: told, onWait: told };
  for (const section of sections) {
    if (section in forms) tab.setPart(application, section as keyof typeof forms, forms[section as 'bank']);
    else await tab.sendDocument(application, photo(section), options);
    expect(await application.store.flush()).toBe(true);
  }
  return contentOf(app.admin, await tab.sendApplication(application, () => undefined));
};

describe('the sections of an application', () => {
  it('end in the same application in whatever order they are filled in', async () => {
    const { shuffled } = seeded(FIRST);
    const plain = await inOrder(SECTIONS, '639180000001');
    expect(plain).toMatchObject({ partner: [{ name: 'Aling Nena' }], document: [{}, {}, {}] });
    for (let at = 0; at < 7; at += 1) {
      const order = shuffled(SECTIONS);
      expect(await inOrder(order, '639180000001'), `seed ${FIRST}: ${order}`).toEqual(plain);
    }
  });
});
