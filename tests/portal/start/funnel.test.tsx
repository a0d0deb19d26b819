import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { JOURNEY_KIND_NAMES } from '#domain/applicants/funnel.ts';
import { STEP_NAMES } from '#domain/selfService/form/stepNames.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PATH = '/partner-management/funnel';
const API = '/api/partner-management/funnel';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.tidy();
});
afterAll(() => portal.close());

const asked = () => Object.fromEntries(new URLSearchParams(portal.callsOf('GET', API).at(-1)?.search));

describe('the funnel page', () => {
  it('tells what became of the applications of the last thirty days, how far they got, how long it took and what was wrong', async () => {
    await portal.show(PATH, { as: 'sales.admin' });
    const times = await screen.findByRole('table', { name: say('funnel.times') });
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(steps.filter((text) => text.startsWith(STEP_NAMES['required-documents'].en))).toEqual([
      expect.stringMatching(/\d+ \(\d+%\)\d+ stopped here/),
    ]);
    expect(within(times).getAllByRole('row')).toHaveLength(8);
    const mistakes = screen.getByRole('table', { name: say('funnel.mistakes') });
    expect(within(mistakes).getByText('TIN')).toBeTruthy();
    const { from = '', to = '' } = asked();
    expect(Date.parse(to) - Date.parse(from)).toBe(29 * 86_400_000);
  });

  it('says so where nobody began, and shows the year on asking', async () => {
    await portal.show(`${PATH}?from=2020-01-01&to=2020-01-31`, { as: 'sales.admin' });
    expect(
      await screen.findByText(/^Nobody began an application from 01\/01\/2020 to 01\/31\/2020/),
    ).toBeTruthy();
    await click(say('funnel.thisYear'));
    await screen.findByRole('table', { name: say('funnel.times') });
    expect(asked().from).toMatch(/-01-01$/);
  });

  it('counts applications of one kind, which the address keeps, and all again', async () => {
    const kind = JOURNEY_KIND_NAMES.EXISTING.en;
    await portal.show(PATH, { as: 'sales.admin' });
    await screen.findByRole('table', { name: say('funnel.times') });
    await click(say('funnel.kind'));
    await click(kind, 'menuitemradio');
    await waitFor(() => expect(asked().kind).toBe('EXISTING'));
    await waitFor(() => {
      const times = screen.getByRole('table', { name: say('funnel.times') });
      expect(within(times).getAllByRole('row')).toHaveLength(6);
    });
    expect(window.location.search).toContain('kind=EXISTING');
    await click(`${say('funnel.kind')}: ${kind}`);
    await click(say('funnel.allKinds'), 'menuitemradio');
    await waitFor(() => expect(asked().kind).toBeUndefined());
    expect(window.location.search).not.toContain('kind');
  });

  it('says so where nobody began one of a kind, and counts all kinds on asking', async () => {
    await portal.show(`${PATH}?from=2020-01-01&to=2020-01-31&kind=SHEET`, { as: 'sales.admin' });
    expect(await screen.findByText(/^Nobody began such an application from 01\/01\/2020/)).toBeTruthy();
    await click(say('funnel.showAllKinds'));
    expect(await screen.findByText(/^Nobody began an application from 01\/01\/2020/)).toBeTruthy();
    expect(asked().from).toBe('2020-01-01');
  });

  it('tells what went wrong, and asks again', async () => {
    const stop = portal.fault.on('GET', API, { status: 500, body: { error: 'internal', requestId: 'x' } });
    await portal.show(PATH, { as: 'sales.admin' });
    await screen.findByRole('button', { name: say('common.retry') });
    stop();
    await click(say('common.retry'));
    expect(await screen.findByRole('table', { name: say('funnel.times') })).toBeTruthy();
  });
});
