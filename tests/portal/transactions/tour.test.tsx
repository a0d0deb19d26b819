import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';

const OFFSETS = '/offset-report/list';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const step = (name: string) => screen.findByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const keptKey = () => Object.keys(localStorage).find((key) => key.startsWith('suki.tour.')) ?? '';

describe('the tour of the offset report', () => {
  it('[tour.steps] runs once by itself, step by step, and is kept with its version', async () => {
    await portal.show(OFFSETS, { as: 'head.office' });
    await step('What is owed');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Next'));
    await click('Next');
    await step('Find, keep and take along');
    await click('Got it');
    await gone();
    expect(JSON.parse(localStorage.getItem(keptKey()) ?? '')).toEqual([
      { name: 'offset-report', version: '8.0.0', currentStep: 1 },
    ]);
  });

  it('[guard.tourRedirect] runs again when it is asked for, Escape ends it, and the keyboard goes back', async () => {
    await portal.show(OFFSETS, { as: 'head.office' });
    const link = await screen.findByRole('link', { name: 'Show me around' });
    expect(link.getAttribute('href')).toBe(OFFSETS);
    expect(screen.queryByRole('dialog')).toBeNull();
    link.focus();
    fireEvent.click(link);
    fireEvent.keyDown(await step('What is owed'), { key: 'Escape' });
    await gone();
    expect(document.activeElement).toBe(link);
  });

  it('[perm.tourVisible] is not there for whoever has OFFSET_VIEW alone', async () => {
    await portal.show(OFFSETS, { as: 'finance.officer' });
    await screen.findByRole('heading', { level: 1, name: 'Offset report' });
    expect(screen.queryByRole('link', { name: 'Show me around' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the tour of the import workbench', () => {
  it('runs where it is asked for, and not by itself', async () => {
    await portal.show('/batch-processing/promo', { as: 'partner.admin' });
    const link = await screen.findByRole('link', { name: 'Show me around' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    await step('What you load');
    await click('Next');
    await step('The file, as you have it');
    await click('Back');
    await step('What you load');
    await click('End the tour');
    await gone();
    expect(location.pathname).toBe('/batch-processing/promo');
  });
});
