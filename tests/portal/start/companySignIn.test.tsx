import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startIdentityProvider, type TestIdentityProvider } from '#tests/support/app/identityProvider.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { publicText } from '#tests/support/portal/portalText.ts';

const WHO = 'online.viewer';

let provider: TestIdentityProvider;
let portal: Portal;
beforeAll(async () => {
  provider = await startIdentityProvider('http://127.0.0.1');
  provider.person = { subject: 'p-100', acr: 'mfa' };
  portal = await openPortal({
    now: new Date(),
    config: { identityProvider: provider.settings, publicUrl: 'http://127.0.0.1' },
  });
});
afterEach(() => portal.tidy());
afterAll(async () => {
  await portal.close();
  await provider.stop();
});

const company = () => screen.findByRole('button', { name: publicText('login.company') });
/** Goes to the provider as the button leads, and returns the address to which that leads back. */
const goThere = async (path: string): Promise<string> => {
  await portal.show(path);
  await click(publicText('login.company'));
  await waitFor(() => expect(portal.left).toHaveLength(1));
  return `/login/company?${await provider.visit(portal.left[0] ?? '')}`;
};
const bound = () =>
  portal.app.admin.query(
    `insert into user_identity (user_id, issuer, subject, bound_at, bound_by)
     select id, $1, 'p-100', now(), 'test' from user_account where username = $2`,
    [provider.settings.issuer, WHO],
  );

describe('sign-in with a company account', () => {
  it('says which id the administrator needs while the account is not linked', async () => {
    const back = await goThere('/login');
    await portal.show(back);
    expect((await screen.findByRole('alert')).textContent).toContain('p-100');
    expect(location.search).toBe('');
    await click(publicText('common.backToLogin'), 'link');
    expect(await company()).toBeTruthy();
  });

  it('leads to the page that was asked for', async () => {
    await bound();
    const back = await goThere('/login?returnTo=%2Fpartners');
    await portal.show(back);
    await waitFor(() => expect(location.pathname).toBe('/partners'));
    expect((await portal.session()).getUser()?.username).toBe(WHO);
  });

  it('hands an answer that this tab did not ask for to the one that did', async () => {
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('suki.companySignIn');
    channel.onmessage = ({ data }) => void heard.push(data);
    await portal.show('/login/company?code=of-another-tab&state=other');
    expect(await screen.findByText(publicText('company.proved'))).toBeTruthy();
    await waitFor(() => expect(heard).toEqual(['code=of-another-tab&state=other']));
    channel.close();
    expect(portal.callsOf('POST', '/api/login/provider/answer')).toEqual([]);
  });
});
