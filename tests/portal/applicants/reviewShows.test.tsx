import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  page = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

describe('the review of an application', () => {
  it('shows a mobile number with its zero, as people type it', async () => {
    await page.openReview(1);
    await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
    expect(await screen.findByText('0917 123 4567')).toBeTruthy();
    expect(screen.queryByText('917 123 4567')).toBeNull();
  });

  it('opens the terms over itself, and is there again behind them', async () => {
    await page.openReview(1);
    const link = await screen.findByRole('link', { name: said('consent.read') });
    await waitFor(() => expect(document.querySelector('dialog.s-terms')).not.toBeNull());
    expect(screen.queryByRole('dialog', { name: 'Terms and conditions' })).toBeNull();
    fireEvent.click(link);
    const terms = await screen.findByRole('dialog', { name: 'Terms and conditions' });
    expect(within(terms).getByRole('heading', { level: 3, name: 'Privacy' })).toBeTruthy();
    fireEvent.click(within(terms).getByRole('button', { name: said('consent.back') }));
    expect(screen.queryByRole('dialog', { name: 'Terms and conditions' })).toBeNull();
    expect(location.pathname).toBe('/self-service/review-application');
  });
});
