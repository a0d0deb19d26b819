import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { sendingBench } from '#tests/api/applicants/sending/sendingBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, leave } from '#tests/support/portal/portalActions.ts';
import { en as conflict } from '../../../src/pages/selfService/apply/conflict/texts/en.ts';
import { navigate } from '../../../src/public/navigate.ts';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
let bench: ReturnType<typeof draftBench>;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  bench = draftBench(portal.app);
  page = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = () => portal.calls.filter(({ path }) => path.endsWith('/v3/public')).length;

const isOpen = async (): Promise<boolean> =>
  (await bench.get(page.own().as, page.own().reference)).body.data.state === 'OPEN';

describe('an application that is refused when it is sent', () => {
  it.each([
    ['/api/partners/v3/public', 'tinNumber', 'step.business-details', 'businessTin'],
    ['/api/partners/v3/public', 'bankDetails.bankId', 'step.bank-information', 'bankInformation.bank'],
    [
      '/api/partners/v3/public',
      'bankDetails.accountType',
      'step.bank-information',
      'bankInformation.accountType',
    ],
    ['/api/merchants/v3/public', 'name', 'step.branch-details-merchant', 'merchantName'],
  ] as const)('leads from what is wrong to its field: %s, %s', async (path, field, step, id) => {
    await page.openReview(1);
    await heading(said('step.review-application'));
    const body = { error: 'validation_failed', message: 'No', fields: { [field]: 'It is taken' } };
    portal.fault.on('POST', path, { status: 400, body });
    await click(said('submit.button'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('It is taken');
    fireEvent.click(within(alert).getByRole('link', { name: said(step) }));
    await heading(said(step));
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
    expect(location.search).toBe('?from=review');
  });

  it('as another device has changed what nobody has seen here shows that first, and is sent as it stands there', async () => {
    await page.openReview(2);
    await heading(said('step.review-application'));
    const { as, reference } = page.own();
    const { parts } = (await bench.get(as, reference)).body.data;
    const versionOf = (name: string) =>
      parts.find(({ part }: { part: string }) => part === name) as { values: object; version: number };
    const there = bench.page(as, reference);
    const { values, version } = versionOf('business');
    const named = { ...values, name: 'Named there', registeredBusinessName: 'Named there' };
    expect((await there.save('business', named, version)).status).toBe(200);
    const gone = { part: 'branch-1', seen: versionOf('branch-1').version };
    expect((await bench.post(as, reference, 'parts/discard', gone)).status).toBe(200);
    await click(said('submit.button'));
    const notice = await screen.findByText(said('submit.changed'));
    const alert = notice.closest('[role=alert]');
    expect(alert?.textContent).toContain(said('part.business'));
    expect(alert?.textContent).toContain(said('review.store', { name: 'Aling Nena 2' }));
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(screen.getByText('Named there')).toBeTruthy();
    expect(sent()).toBe(0);
    await click(said('submit.button'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/application/submitted'));
    const of = `from partner p join merchant m on m.partner_id = p.id where p.reference_number = $1`;
    const { rows } = await portal.app.admin.query(`select p.name, m.name as store ${of}`, [reference]);
    expect(rows).toEqual([{ name: 'Named there', store: 'Aling Nena 1' }]);
  });

  it.each([
    ['/api/partners/v3/public', 'business'],
    ['/api/merchants/v3/public', 'business'],
    ['/api/merchants/v3/public', 'branch-0'],
    ['/api/partners/v3/:id/file/public', 'bank'],
    ['/api/self-service/drafts/:reference/complete', 'business'],
  ] as const)(
    'as another device saves while it is on its way shows what, and is sent as it stands there: %s, %s',
    async (path, part) => {
      await page.openReview(1);
      await heading(said('step.review-application'));
      const { as, reference } = page.own();
      const { parts } = (await bench.get(as, reference)).body.data;
      const { values, version } = parts.find((one: { part: string }) => one.part === part);
      const named = {
        business: { name: 'Named there', registeredBusinessName: 'Named there' },
        'branch-0': { merchantName: 'Named there' },
        bank: { bankInformation: { ...values.bankInformation, accountName: 'Named there' } },
      }[part];
      const elsewhere = async () => {
        const saved = await bench.page(as, reference).save(part, { ...values, ...named }, version);
        expect(saved.status).toBe(200);
        return undefined;
      };
      portal.fault.on('POST', path, elsewhere, 1);
      await click(said('submit.button'));
      const alert = (await screen.findByText(said('submit.changed'))).closest('[role=alert]');
      const what =
        part === 'branch-0' ? said('review.store', { name: 'Named there' }) : said(`part.${part}` as const);
      expect(
        within(alert as HTMLElement)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([what]);
      expect(screen.queryByText(said('submit.failed'))).toBeNull();
      expect(await isOpen()).toBe(true);
      await click(said('submit.button'));
      await waitFor(() => expect(location.pathname).toBe('/self-service/application/submitted'));
      const of = `from partner p join merchant m on m.partner_id = p.id join bank_account b on b.partner_id = p.id
      where p.reference_number = $1`;
      const { rows } = await portal.app.admin.query(
        `select p.name, m.name as store, b.account_name as bank ${of}`,
        [reference],
      );
      expect(rows).toHaveLength(1);
      expect(Object.values(rows[0])).toContain('Named there');
    },
  );

  it('as it was changed here while it was on its way is sent by another press, with the change', async () => {
    await page.openReview(1);
    await heading(said('step.review-application'));
    const { reference } = page.own();
    const release = portal.fault.hold('POST', '/api/merchants/v3/public');
    await click(said('submit.button'));
    await waitFor(() => expect(sent()).toBe(1));
    fireEvent.click(document.querySelector('a[href^="/self-service/business-details"]') as HTMLElement);
    await heading(said('step.business-details'));
    const saved = portal.fault.hold('POST', '/api/self-service/drafts/:reference/parts');
    fireEvent.change(document.getElementById('registeredBusinessName') as HTMLElement, {
      target: { value: 'Named late' },
    });
    release();
    await waitFor(() =>
      expect(portal.calls.filter(({ path }) => path.endsWith('/file/public'))).toHaveLength(3),
    );
    expect(portal.calls.filter(({ path }) => path.endsWith('/complete'))).toEqual([]);
    saved();
    await waitFor(() =>
      expect(
        portal.calls.filter(({ path, status }) => path.endsWith('/complete') && status === 409),
      ).toHaveLength(1),
    );
    expect(location.pathname).toBe('/self-service/business-details');
    expect(await isOpen()).toBe(true);
    navigate('/self-service/review-application');
    await heading(said('step.review-application'));
    await screen.findByText('Named late');
    await click(said('submit.button'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/application/submitted'));
    const { rows } = await portal.app.admin.query('select name from partner where reference_number = $1', [
      reference,
    ]);
    expect(rows).toEqual([{ name: 'Named late' }]);
  });

  it('as another device has changed it too says that, and is not sent by itself once that is settled', async () => {
    await page.openReview(1);
    await heading(said('step.review-application'));
    const { as, reference } = page.own();
    const { parts } = (await bench.get(as, reference)).body.data;
    const held = parts.find(({ part }: { part: string }) => part === 'consents');
    const other = { ...held.values, privacyPolicy: null };
    const there = bench.page(as, reference);
    expect((await there.save('consents', other, held.version)).status).toBe(200);
    const [box] = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
    fireEvent.click(box as HTMLInputElement);
    fireEvent.click(box as HTMLInputElement);
    await click(said('submit.button'));
    await screen.findByText(said('submit.differing'));
    expect(screen.queryByText(said('submit.unsaved'))).toBeNull();
    expect(sent()).toBe(0);
    await click(conflict.keep);
    await waitFor(() => expect(screen.queryByText(said('submit.differing'))).toBeNull());
    expect(sent()).toBe(0);
  });

  it('as another device has submitted it says what of this one is no part of it, and leads to where it stands', async () => {
    await page.openReview(1);
    await heading(said('step.review-application'));
    const own = page.own();
    fireEvent.click(document.querySelector('a[href^="/self-service/business-details"]') as HTMLElement);
    await heading(said('step.business-details'));
    const there = sendingBench(portal.app);
    const partner = (await there.partner(own)).body.data.id;
    const store = (await there.store(own, partner, { branch: 'branch-0' })).body.data.id;
    await there.papers(own.as, partner);
    expect((await there.complete(own, [store])).status).toBe(200);
    const field = document.getElementById('registeredBusinessName') as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'Named too late' } });
    await leave(field);
    const alert = (await screen.findByText(said('gone.sentTitle'))).closest<HTMLElement>('[role=alert]');
    expect(alert?.textContent).toContain(said('gone.sent'));
    const items = within(alert as HTMLElement).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([said('part.business')]);
    expect([field.value, location.pathname]).toEqual(['Named too late', '/self-service/business-details']);
    // The page loaded anew says it too, before it leads on: nothing of it is kept.
    await portal.reload(location.pathname);
    const told = (await screen.findByText(said('gone.late'))).closest<HTMLElement>('[role=alert]');
    await waitFor(() => expect(document.activeElement).toBe(told));
    const late = within(told as HTMLElement).getAllByRole('listitem');
    expect(late.map((item) => item.textContent)).toEqual([said('part.business')]);
    expect(sessionStorage.getItem(`suki.application.${own.reference}`)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: said('gone.look') }));
    await waitFor(() => expect(location.pathname).toBe(`/self-service/track/${own.reference}`));
  });

  it('as the end was on its way when more was typed says that this is no part of it, and leads on by a press', async () => {
    await page.openReview(1);
    await heading(said('step.review-application'));
    const { reference } = page.own();
    const release = portal.fault.hold('POST', '/api/self-service/drafts/:reference/complete');
    await click(said('submit.button'));
    await screen.findByRole('button', { name: said('submit.complete') });
    const save = portal.fault.hold('POST', '/api/self-service/drafts/:reference/parts');
    fireEvent.click(document.querySelector('a[href^="/self-service/business-details"]') as HTMLElement);
    await heading(said('step.business-details'));
    const field = document.getElementById('registeredBusinessName') as HTMLInputElement;
    fireEvent.change(field, { target: { value: 'Named at the end' } });
    release();
    await waitFor(async () => expect(await isOpen()).toBe(false));
    save();
    const alert = (await screen.findByText(said('gone.sentTitle'))).closest<HTMLElement>('[role=alert]');
    expect(alert?.textContent).toContain(said('part.business'));
    expect([field.value, location.pathname]).toEqual(['Named at the end', '/self-service/business-details']);
    await click(said('gone.look'));
    await waitFor(() => expect(sessionStorage.getItem(`suki.application.${reference}`)).toBeNull());
    await portal.reload(location.pathname);
    await waitFor(() => expect(location.pathname).toBe(`/self-service/track/${reference}`));
  });
});
