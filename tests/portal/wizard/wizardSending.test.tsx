import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#server/seed/users.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import type { Fault } from '#tests/support/portal/portalFaults.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { NEW, newStores, stores, WRITER, wizardBench } from '#tests/support/records/wizardBench.ts';
import { type Branch, emptyAnswers } from '../../../src/pages/newPartner/wizard/answers.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  portal.tidy();
  await portal.app.admin.query('delete from draft');
});
afterAll(() => portal.close());

const { keep, draft, whole, openStores } = wizardBench(() => portal);
const review = (wizard: string) => `${wizard}/review-application`;
const submitStores = (count: number) => click(count === 1 ? 'Submit 1 store' : `Submit ${count} stores`);
const at = (path: string) => waitFor(() => expect(location.pathname).toBe(path), { timeout: 10_000 });
const namesOf = async (partnerId: string): Promise<string[]> => {
  const text = 'select name from merchant where partner_id = $1 order by id';
  return (await portal.app.admin.query(text, [partnerId])).rows.map(({ name }) => name);
};

/** Stores with an address of their own: they lack nothing, whatever their partner has, and have no TIN to tell them apart. */
const placed = async (...names: string[]): Promise<Branch[]> => {
  const { address } = (await whole('')).business;
  return stores(...names).map((branch) => ({ ...branch, isSameAddress: false, address }));
};

/** The nth such call reaches the server, and its answer is lost on the way. */
const losesAnswer = (path: string, nth = 1, as = WRITER): Fault => {
  let count = 0;
  return async (request) => {
    if (++count !== nth) return undefined;
    const headers = { 'Idempotency-Key': request.headers.get('idempotency-key') ?? '' };
    const { status } = await portal.app.call('POST', path, { as, headers, body: await request.json() });
    expect(status).toBeLessThan(300);
    return new Response('', { status: 502 });
  };
};

describe('new stores that are sent one by one', () => {
  it('are each made once when the server goes away in the middle, and the wizard is opened afresh', async () => {
    const { wizard, partnerId } = await openStores(
      await placed('A1', 'B2', 'C3', 'D4'),
      '/review-application',
    );
    const stop = portal.fault.on('POST', '/api/merchants', losesAnswer('/api/merchants', 3));
    await submitStores(4);
    expect(await screen.findByText(say('wizard.review.uncertain'))).toBeTruthy();
    expect(screen.getByText(/^C3: /)).toBeTruthy();
    expect(await namesOf(partnerId)).toEqual(['A1', 'B2', 'C3']);
    // Nothing was typed meanwhile: what was made is kept all the same.
    await waitFor(async () => {
      const { rows } = (await draft('branches-0', newStores(partnerId).prefix)).values;
      expect(rows.map(({ madeId }: Branch) => madeId !== undefined)).toEqual([true, true, false, false]);
    });
    stop();
    await portal.reload(review(wizard));
    await submitStores(4);
    await at(wizard.replace('/new', ''));
    expect(await namesOf(partnerId)).toEqual(['A1', 'B2', 'C3', 'D4']);
    expect(await draft('base', newStores(partnerId).prefix)).toBeNull();
  });

  it('are not made again when they were changed after a try whose answer was lost', async () => {
    const { base, wizard, partnerId, draftStores } = await openStores(
      await placed('A1'),
      '/review-application',
    );
    portal.fault.on('POST', '/api/merchants', losesAnswer('/api/merchants'), 1);
    await submitStores(1);
    await screen.findByText(say('wizard.review.uncertain'));
    await portal.show(`${base}merchant/0/A1`, { as: WRITER });
    await fill(say('sections.field.merchantName'), 'A2');
    await waitFor(async () => expect((await draftStores())[0]?.merchantName).toBe('A2'));
    await portal.show(review(wizard), { as: WRITER });
    for (const _ of [1, 2]) {
      await submitStores(1);
      expect(await screen.findByText(`A2: ${say('wizard.review.sentBefore')}`)).toBeTruthy();
    }
    expect(await namesOf(partnerId)).toEqual(['A1']);
  });

  it('are taken from a partner’s own administrator as from staff', async () => {
    const as = 'partner.admin';
    const { body } = await portal.app.call('GET', '/api/partners', { as, query: { limit: '1' } });
    const partnerId = body.data.list[0].id;
    const before = await namesOf(partnerId);
    const { wizard } = await openStores(await placed('Sari Uno'), '/review-application', { as, partnerId });
    await submitStores(1);
    await at(wizard.replace('/new', ''));
    expect(await namesOf(partnerId)).toEqual([...before, 'Sari Uno']);
  });

  it('are not asked for a partner that is not the person’s own', async () => {
    const { partnerId } = await makeApplication(portal.app.admin, { status: 'A' });
    const { base, prefix } = newStores(partnerId);
    await keep({ ...emptyAnswers(), branches: await placed('A1') }, prefix, 'partner.admin');
    await portal.show(review(base), { as: 'partner.admin' });
    expect(await screen.findByText(say('errors.notFound'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit 1 store' })).toBeNull();
  });
});

describe('an application that is sent', () => {
  it('is not made again when it was changed after a try whose answer was lost', async () => {
    await keep(await whole('Nena Lost'));
    await portal.show(review(NEW), { as: WRITER });
    portal.fault.on('POST', '/api/partners', losesAnswer('/api/partners'), 1);
    await click(say('wizard.review.submit'));
    await screen.findByText(say('wizard.review.uncertain'));
    await portal.show(`${NEW}/business-details`, { as: WRITER });
    await fill(say('sections.field.name'), 'Nena Found');
    await waitFor(async () => expect((await draft()).values.business.name).toBe('Nena Found'));
    await portal.show(review(NEW), { as: WRITER });
    await click(say('wizard.review.submit'));
    expect(await screen.findByText(say('wizard.review.sentBefore'))).toBeTruthy();
    const { rows } = await portal.app.admin.query(`select name from partner where name like 'Nena %'`);
    expect(rows).toEqual([{ name: 'Nena Lost' }]);
  });

  it('is not there any more when Back leads to its review: the next one begins', async () => {
    await keep(await whole('Nena Gone'));
    await portal.show(review(NEW), { as: WRITER });
    await click(say('wizard.review.submit'));
    await waitFor(() => expect(location.pathname).toMatch(/list\/applications\/\d+$/), { timeout: 10_000 });
    await screen.findByRole('heading', { level: 1, name: 'Nena Gone' });
    history.back();
    await at(`${NEW}/business-details`);
    const name = await screen.findByLabelText<HTMLInputElement>(say('sections.field.name'));
    expect(name.value).toBe('');
  });

  it('waits while another tab has changed it and nobody has said which side counts', async () => {
    const answers = await whole('Nena Here');
    await keep(answers);
    await portal.show(`${NEW}/business-details`, { as: WRITER });
    await screen.findByLabelText(/^HSIS code/);
    await keep({ ...answers, business: { ...answers.business, name: 'Nena There' } });
    await fill(/^HSIS code/, 'H-1');
    await screen.findByText(say('form.foreign'));
    await click(/^Review(?! queue)/, 'link');
    await click(say('wizard.review.submit'));
    await screen.findByRole('button', { name: say('wizard.review.submit') });
    await click(say('form.takeTheirs'));
    expect((await screen.findAllByText('Nena There')).length).toBeGreaterThan(0);
    expect(portal.callsOf('POST', '/api/partners')).toEqual([]);
  });
});

describe('a session that ends while stores are sent', () => {
  it('is gone on with by the password in place: each is made once', async () => {
    const as = 'sales.admin';
    const { wizard, partnerId } = await openStores(await placed('A1', 'B2', 'C3'), '/review-application', {
      as,
    });
    const release = portal.fault.hold('POST', '/api/merchants');
    await submitStores(3);
    portal.app.clock.advance(20 * 60_000);
    await portal.app.admin.query('update session_family set ended_at = now() where ended_at is null');
    release();
    await screen.findByText(say('session.endedTitle'));
    await fill(new RegExp(`^${say('session.password')}`), DEMO_PASSWORD);
    await click(say('session.resume'));
    await at(wizard.replace('/new', ''));
    expect(await namesOf(partnerId)).toEqual(['A1', 'B2', 'C3']);
  });
});
