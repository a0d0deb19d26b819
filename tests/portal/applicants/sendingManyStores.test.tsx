import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
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

const STORES = '/api/merchants/v3/public';
const putOff = (retryAfter: number) => ({
  status: 429,
  body: { error: 'too_many', message: 'Too many attempts', retryAfter },
  headers: { 'retry-after': `${retryAfter}` },
});
const sent = () => portal.calls.filter(({ path, status }) => path === STORES && status === 200).length;
const isSending = async (): Promise<boolean> => {
  const { rows } = await portal.app.admin.query(
    `select p."values"->'isSending' as is from applicant_draft_part p join applicant_draft d on d.id = p.draft_id
      where d.reference_number = $1 and p.name = 'progress'`,
    [page.own().reference],
  );
  return rows[0].is;
};
const submitted = () => waitFor(() => expect(location.pathname).toMatch(/application\/submitted$/));

describe('an application with more stores than the server takes at once', () => {
  it('waits until it takes more, says so, and is sent once', async () => {
    await page.openReview(3);
    let count = 0;
    portal.fault.on('POST', STORES, () => {
      count += 1;
      const { status, body, headers } = putOff(1);
      return count === 2 ? Response.json(body, { status, headers }) : undefined;
    });
    await click(said('submit.button'));
    await screen.findByRole('button', { name: /^Goes on in 0:0/ });
    expect(screen.getByRole('button', { name: /^Goes on/ }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(said('submit.waiting'))).toHaveLength(2);
    await submitted();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([count, sent()]).toEqual([4, 3]);
  });

  it('waits for a server that is away for a moment, as whatever stands before it says', async () => {
    await page.openReview(1);
    const headers = { 'retry-after': '1', 'content-type': 'text/html' };
    portal.fault.on('POST', STORES, () => new Response('<h1>503</h1>', { status: 503, headers }), 1);
    await click(said('submit.button'));
    await screen.findByRole('button', { name: /^Goes on in 0:0/ });
    await submitted();
    expect(sent()).toBe(1);
  });

  it('is still meant to be sent when the server has no room for long, and goes on when the review is opened again', async () => {
    await page.openReview(2);
    const stop = portal.fault.on('POST', STORES, putOff(3600));
    await click(said('submit.button'));
    expect((await screen.findByRole('alert')).textContent).toContain(said('submit.failed'));
    expect(await isSending()).toBe(true);
    stop();
    await portal.reload();
    await submitted();
    expect(sent()).toBe(2);
  });

  it('is meant no more once a store was refused', async () => {
    await page.openReview(1);
    const body = { error: 'validation_failed', message: 'No', fields: { merchantName: 'Too long' } };
    portal.fault.on('POST', STORES, { status: 400, body });
    await click(said('submit.button'));
    await screen.findByRole('alert');
    await waitFor(async () => expect(await isSending()).toBe(false));
  });
});
