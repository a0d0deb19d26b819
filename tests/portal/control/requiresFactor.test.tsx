import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const T = 'resources.accessRoles';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const flip = async () => void (await click(say('permissions.label.UR_EDIT'), 'checkbox'));
const required = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: say(`${T}.fields.requiresSecondFactor`) });
const isOn = (expected: boolean) => waitFor(async () => expect((await required()).checked).toBe(expected));

describe('the form of an access role', () => {
  it('presets that a new one requires a second factor by what it grants, until somebody chooses', async () => {
    await portal.show('/access-role-management/create', { as: 'it.support' });
    await isOn(false);
    await flip();
    await isOn(true);
    await flip();
    await isOn(false);
    await flip();
    fireEvent.click(await required());
    await isOn(false);
    fireEvent.change(screen.getByRole('textbox', { name: say(`${T}.fields.role`) }), {
      target: { value: 'Bold clerk' },
    });
    await click(say(`${T}.create`));
    expect(await screen.findByText(say(`${T}.notRequired`))).toBeTruthy();
  });
});
