import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { en as conflict } from '../../../src/pages/selfService/apply/conflict/texts/en.ts';
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
});
