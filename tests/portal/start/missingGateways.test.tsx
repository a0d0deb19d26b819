import { screen } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ demo: false });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

describe('without gateways', () => {
  it('an administrator reads on every page what is not set and what does not work', async () => {
    for (const path of ['/audit-trail', '/access-role-management/list']) {
      await portal.show(path, { as: 'it.support' });
      const banner = await screen.findByText(/^SMTP_URL is not set: no mail goes out/);
      expect(banner.textContent).toContain('SMS_URL is not set');
      expect(banner.textContent).toContain('nobody signs in with a second factor');
    }
  });

  it('nobody else does', async () => {
    await portal.show('/partner-management/list/partners', { as: 'online.viewer' });
    await screen.findByRole('heading', { level: 1, name: 'Partners' });
    expect(screen.queryByText(/is not set/)).toBeNull();
  });
});
