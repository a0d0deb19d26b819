import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { fill } from '#tests/support/portal/portalActions.ts';
import { applicationPages, said } from './applicationPages.ts';

let portal: Portal;
const begin = (tinBranchOfFive: boolean) => async () => {
  portal = await openPortal({ config: { tinBranchOfFive } });
  const page = applicationPages(portal);
  await page.open();
  await portal.reload('/self-service/business-details');
};
const end = async () => {
  sessionStorage.clear();
  await portal.tidy();
  await portal.close();
};
const tin = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'TIN' });
const typed = async (text: string) => {
  const field = await tin();
  await fill('TIN', text);
  await waitFor(() => expect(field.value).toBe(text));
  // What React hears of a field that is left.
  fireEvent.focusOut(field);
  return field;
};

describe('the TIN of whoever applies', () => {
  beforeAll(begin(false));
  afterAll(end);

  it('has 9, 12 or 15 digits: of another one the page says how many it has', async () => {
    const field = await typed('123 456 789 00001');
    await screen.findByText('A TIN has 9, 12 or 15 digits; this one has 14');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(said('business.tinHint'));
  });
});

describe('the TIN of whoever applies, where a branch of five is taken', () => {
  beforeAll(begin(true));
  afterAll(end);

  it('shows what is stored once its field is left, and names 14 where the count is wrong', async () => {
    const field = await typed('123 456 789 00001');
    await waitFor(() => expect(field.value).toBe('123-456-789-000-001'));
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    screen.getByText(said('business.tinHintOfFive'));
    await typed('1234567890123');
    await screen.findByText('A TIN has 9, 12, 14 or 15 digits; this one has 13');
  });
});
