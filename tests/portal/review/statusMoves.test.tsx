import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, keyboardInPage } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { inShort, makeApplication } from '#tests/support/records/applications.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const act = (action: string) => say(`review.act.${action}`);

describe('a move of the status', () => {
  it.each([
    ['I', { status: 'A' }],
    ['A', { status: 'I' }],
    ['B', { status: 'A' }],
    ['A', { status: 'B' }],
    ['C', { status: 'A' }],
    ['REJECTED', { status: 'INCOMPLETE', workflow: 'INCOMPLETE' }],
    ['cancel', { status: 'INCOMPLETE', workflow: 'INCOMPLETE' }],
  ] as const)(
    'says what the move %s from %o has done, and leaves the keyboard in the page',
    async (action, standing) => {
      const made = await makeApplication(portal.app.admin, standing);
      await portal.show(`/partner-management/list/partners/${made.partnerId}`, { as: 'sbo.reviewer' });
      const more = await screen.findByRole('button', { name: say('review.more') });
      more.focus();
      fireEvent.click(more);
      await click(act(action), 'menuitem');
      const box = await screen.findByRole('dialog');
      const reason = within(box).queryByLabelText(new RegExp(`^${say('review.reason')}`));
      if (reason) fireEvent.change(reason, { target: { value: 'As agreed' } });
      await click(act(action), 'button', box);
      expect(await screen.findByText(say(`review.did.${action}`, { name: made.name }))).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await keyboardInPage();
    },
  );

  it.each(['partner', 'merchant'] as const)(
    'makes an approved %s active by the filled button, which its panel names',
    async (kind) => {
      const approved = { status: 'APPROVED', workflow: 'APPROVED' } as const;
      const made = await makeApplication(
        portal.app.admin,
        kind === 'partner' ? approved : { status: 'A', stores: [approved] },
      );
      const id = kind === 'partner' ? made.partnerId : `${made.storeIds[0]}`;
      await portal.show(`/partner-management/list/${kind}s/${id}`, { as: 'sbo.reviewer' });
      expect(await screen.findByText(say('records.open.next.activateIt'))).toBeTruthy();
      const button = await screen.findByRole('button', { name: act('A') });
      expect(button.className).toContain('contained');
      await click(say('review.more'));
      expect(screen.queryByRole('menuitem', { name: act('A') })).toBeNull();
      fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await click(act('A'));
      await click(act('A'), 'button', await screen.findByRole('dialog'));
      await waitFor(async () => expect(await inShort(portal.app.admin, kind, id)).toBe('A/APPROVED'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await keyboardInPage();
    },
  );
});
