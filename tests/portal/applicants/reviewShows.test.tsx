import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { storeFields } from '#domain/fields/store.ts';
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

  it('shows hours and a birth date as they are entered, and a paper by its kind before its file', async () => {
    await page.openReview(1, {}, { birthDate: { year: '1974', month: 'May', day: '14' } });
    await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
    expect(await screen.findByText('May 14, 1974')).toBeTruthy();
    expect(screen.getByText('Mon, Fri 8:00 AM – 5:00 PM')).toBeTruthy();
    const files = screen.getAllByText(/\.pdf$/);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file.previousElementSibling?.textContent).not.toBe('');
  });

  it('says that no hours are given where products and hours were left out, as their page says that they may be', async () => {
    await page.openReview(1, {}, {}, { commodities: [], schedules: [] });
    await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
    const hours = await screen.findByText(storeFields.schedules.label.en);
    expect(hours.nextElementSibling?.textContent).toBe(said('review.none'));
    await portal.reload('/self-service/branch-details/commodity');
    expect(await screen.findByText(said('selling.lead'))).toBeTruthy();
    expect(said('selling.lead')).toContain('You can go on without');
    fireEvent.click(screen.getByRole('button', { name: said('step.next') }));
    await screen.findByRole('heading', { level: 1, name: said('step.required-documents') });
  });
});

describe('the position of somebody who works in a store', () => {
  it('is explained to an owner where it is the one who signs, and to nobody else', async () => {
    await page.openReview(1);
    await screen.findByRole('heading', { level: 1, name: said('step.review-application') });
    await portal.reload('/self-service/branch-details/retailer');
    fireEvent.click(await screen.findByRole('button', { name: said('people.add') }));
    expect(await screen.findByRole('combobox', { name: /Position/ })).toBeTruthy();
    expect(screen.queryByText(said('people.positionHint'))).toBeNull();
    // The focus is where the person is named, and not below them.
    const itIs = said('people.itIs', { name: 'Nena Santos' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: itIs })));
    fireEvent.click(screen.getByRole('button', { name: said('people.itIs', { name: 'Nena Santos' }) }));
    expect(await screen.findByText(said('people.positionHint'))).toBeTruthy();
  });
});
