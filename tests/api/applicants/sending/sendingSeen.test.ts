import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { existingBench } from './existingBench.ts';
import { type Applying, sendingBench } from './sendingBench.ts';

let app: TestApp;
let bench: ReturnType<typeof sendingBench>;
beforeAll(async () => {
  app = await startTestApp();
  bench = sendingBench(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const rows = async (text: string, values: unknown[] = []) => (await app.admin.query(text, values)).rows;
const refusal = ({ status, body }: Answer) => [status, body.error, body.current];
const changed = (...parts: string[]) => [409, 'conflict', { parts }];

/** Somebody who has sent what these parts say, and a second device of the same draft. */
const twoDevices = async () => {
  const who = await bench.sent();
  const there = { ...who, as: await bench.secondDevice(who) };
  const page = bench.page(who.as, who.reference);
  for (const part of ['business', 'bank', 'branch-0', 'documents']) await page.save(part, { as: 'here' });
  const seen = await bench.versions(who);
  const save = async (part: string, values: object = { as: 'there' }) => {
    const { status } = await bench
      .page(there.as, there.reference)
      .save(part, values, (await bench.versions(who))[part] ?? null);
    expect(status).toBe(200);
  };
  const discard = async (part: string) => {
    const answer = await bench.post(there.as, there.reference, 'parts/discard', { part, seen: seen[part] });
    expect(answer.status).toBe(200);
  };
  return { who, there, seen, save, discard };
};
const isOpen = async ({ reference }: Pick<Applying, 'reference'>) =>
  (await rows('select state from applicant_draft where reference_number = $1', [reference]))[0]?.state ===
  'OPEN';

describe('what another device has saved since it was read', () => {
  it.each([
    ['business', { as: 'there' }],
    ['bank', { as: 'there' }],
    ['branch-0', { as: 'there' }],
    ['documents', { as: 'there' }],
    ['branch-1', { as: 'there' }],
  ])('is not handed in over: %s', async (part, values) => {
    const { who, there, seen, save } = await twoDevices();
    await save(part, values);
    expect(refusal(await bench.complete(who, who.storeIds, { seen }))).toEqual(changed(part));
    expect(await isOpen(who)).toBe(true);
    expect(await rows('select 1 from partner where id = $1', [who.partnerId])).toEqual([]);
    expect((await bench.complete(there, who.storeIds)).status).toBe(200);
  });

  it('is not handed in over when it was taken away, nor when it is there again', async () => {
    const { who, seen, save, discard } = await twoDevices();
    await discard('branch-0');
    expect(refusal(await bench.complete(who, who.storeIds, { seen }))).toEqual(changed('branch-0'));
    await save('branch-0', { as: 'here' });
    expect(refusal(await bench.complete(who, who.storeIds, { seen }))).toEqual(changed('branch-0'));
  });

  it('is of no weight where it is how far somebody got, and what is agreed to is asked for by itself', async () => {
    const { who, seen, save } = await twoDevices();
    await save('progress', { left: [] });
    await save('consents', {});
    const { status, body } = await bench.complete(who, who.storeIds, { seen });
    expect([status, body.error]).toEqual([422, 'rule_application_incomplete']);
  });

  it('cannot be left out of account', async () => {
    const { who } = await twoDevices();
    const body = { merchants: who.storeIds };
    const answer = await bench.post(who.as, who.reference, 'complete', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['seen']]);
    expect(refusal(await bench.complete(who, who.storeIds, { seen: {} }))[0]).toBe(409);
  });

  it('is not overwritten by what was composed of what stood before', async () => {
    const { who, there, seen, save } = await twoDevices();
    const only = (...names: string[]) => Object.fromEntries(names.map((name) => [name, seen[name]]));
    await save('business');
    await save('branch-0');
    await save('documents');
    const now = await bench.versions(who);
    const name = 'Named there';
    expect(
      (await bench.partner(there, { name, seen: { business: now.business, bank: now.bank } })).status,
    ).toBe(200);
    const branch = 'branch-0';
    expect(
      (await bench.store(there, who.partnerId, { branch, name, seen: { [branch]: now[branch] } })).status,
    ).toBe(200);
    expect(refusal(await bench.partner(who, { seen: only('business', 'bank') }))).toEqual(
      changed('business'),
    );
    expect(refusal(await bench.store(who, who.partnerId, { branch, seen: only(branch) }))).toEqual(
      changed(branch),
    );
    const uploadId = await bench.upload(who.as);
    const paper = { documentCode: 'MAYORS_PERMIT', uploadId, seen: only('documents') };
    for (const [of, id] of [
      ['partners', who.partnerId],
      ['merchants', `${who.storeIds[0]}`],
    ] as const)
      expect(refusal(await bench.attach(who.as, of, id, paper))).toEqual(changed('documents'));
    expect((await bench.complete(there, who.storeIds)).status).toBe(200);
    const of = `from partner p join merchant m on m.partner_id = p.id where p.id = $1`;
    expect(await rows(`select p.name, m.name as store ${of}`, [who.partnerId])).toEqual([
      { name, store: name },
    ]);
    const more = `select 1 from document where partner_id = $1 and code = 'MAYORS_PERMIT'`;
    expect(await rows(more, [who.partnerId])).toEqual([]);
  });

  it('is said of stores that are added to a business, too', async () => {
    const adding = existingBench(app);
    const who = await adding.sentTo();
    const page = adding.page(who.as, who.reference);
    await page.save('branch-0', { as: 'here' });
    const seen = await bench.versions(who);
    await page.save('branch-0', { as: 'there' }, seen['branch-0']);
    expect(refusal(await bench.complete(who, who.added, { seen }))).toEqual(changed('branch-0'));
    expect((await bench.complete(who, who.added)).status).toBe(200);
  });

  it('changes nothing for whoever asks again of one that was handed in', async () => {
    const { who, there, seen } = await twoDevices();
    const [one, other] = await Promise.all(
      [who, there].map((device) => bench.complete(device, who.storeIds, { seen })),
    );
    expect([one?.status, other?.status]).toEqual([200, 200]);
    expect((await bench.complete(who, who.storeIds, { seen: { business: 9_999 } })).body.data.id).toBe(
      who.partnerId,
    );
  });
});
