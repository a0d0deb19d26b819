import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { filipino } from '../../../src/i18n/filipino.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const AS = 'finance.officer';
const ORDER = { resource: 'partners', query: '', columns: ['name'], format: 'csv' };
const insert = (columns: string, values: string, params: object) =>
  portal.app.admin.query(
    `insert into ${columns} select id, ${values}, $1 from user_account where username = '${AS}'`,
    [params],
  );
const languages = () => new Set(portal.calls.map((call) => call.headers.get('accept-language')));

describe('the language of the portal', () => {
  it('goes along with every call, and what the server worded follows the switch', async () => {
    await insert('notice (user_id, kind, params)', `'job-done'`, { order: ORDER, rowCount: 3, keptDays: 7 });
    await portal.show('/notifications', { as: AS });
    expect(await screen.findByText('Ready: Partners (csv)')).toBeTruthy();
    expect(languages()).toEqual(new Set(['en']));

    await click(/^[A-Z]{2}, Account of /);
    await click(say('shell.filipino'));
    expect(await screen.findByText('Handa na: Mga partner (csv)')).toBeTruthy();
    expect(await screen.findByText('3 hilera, itatago nang 7 araw.')).toBeTruthy();

    await click(/^[A-Z]{2}, /);
    await click(filipino.shell.english);
    expect(await screen.findByText('Ready: Partners (csv)')).toBeTruthy();
  });

  it('asks again for a list that nobody polls', async () => {
    await insert('job (owner_id, kind, status, params)', `'export', 'done'`, ORDER);
    await portal.show('/jobs', { as: AS });
    expect(await screen.findByText('Partners (csv)')).toBeTruthy();
    await click(/^[A-Z]{2}, Account of /);
    portal.calls.length = 0;
    await click(say('shell.filipino'));
    expect(await screen.findByText('Mga partner (csv)')).toBeTruthy();
    const asked = portal.callsOf('GET', '/api/jobs').map((call) => call.headers.get('accept-language'));
    expect(new Set(asked)).toEqual(new Set(['fil']));
    await click(/^[A-Z]{2}, /);
    await click(filipino.shell.english);
    await waitFor(() => expect(screen.queryByText('Mga partner (csv)')).toBeNull());
  });
});
