import { fireEvent, screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '#domain/day.ts';
import { atcRateFields as fields } from '#domain/fields/reportSetting.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

const PATH = '/finance-management/report-settings/atc';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const row = async (product: string, code: string) => {
  const box = within(await screen.findByRole('region', { name: product }));
  return within(
    (await box.findAllByRole('row')).find((one) => one.textContent?.includes(code)) as HTMLElement,
  );
};
const press = async (product: string, code: string, key: string) =>
  fireEvent.click((await row(product, code)).getByRole('button', { name: say(`reportSettings.atc.${key}`) }));

describe('the tax codes', () => {
  it('get another rate from a day on, which waits for a second person', async () => {
    await portal.show(PATH, { as: 'finance.officer' });
    await press('HCPay', 'WC830', 'add');
    await fill('Rate', '200');
    await click(say('reportSettings.ask'));
    await screen.findByText(/between 0 and 100|0 to 100/);
    // All that is wrong is said at once, the day too.
    const day = screen.getByLabelText<HTMLInputElement>(fields.from.label.en);
    const { value } = day;
    await fill(fields.from.label.en, '01/02/2026');
    await fill(fields.code.label.en, 'x');
    await click(say('reportSettings.ask'));
    expect(await screen.findByText(/A tax code is like/)).toBeTruthy();
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(say('reportSettings.asked'))).toBeNull();
    await fill(fields.from.label.en, value);
    await fill(fields.code.label.en, 'WC830');
    await fill('Rate', '0.75');
    await click(say('reportSettings.ask'));
    await screen.findByText(say('reportSettings.asked'));
    await screen.findByText(say('reportSettings.waits', { name: 'finance.officer' }));
    expect(screen.queryByRole('button', { name: say('reportSettings.atc.add') })).toBeNull();
    const { rows } = await portal.app.admin.query(
      `select kind, command->'addAtc'->>'percent' as percent from approval_request where state = 'PENDING' and kind = 'SETTING'`,
    );
    expect(rows).toEqual([{ kind: 'SETTING', percent: '0.75' }]);
    await portal.app.admin.query(`delete from approval_request where kind = 'SETTING'`);
  });

  it('are ended from a day on', async () => {
    await portal.show(PATH, { as: 'finance.officer' });
    await press('Shoppingmall.ph', 'WI820', 'end');
    within(await screen.findByRole('dialog')).getByText(say('reportSettings.atc.endNote'));
    await click(say('reportSettings.ask'));
    await screen.findByText(say('reportSettings.asked'));
    await portal.app.admin.query(`delete from approval_request where kind = 'SETTING'`);
  });

  it('get another one after the last has ended, with the days that have none [money.atc]', async () => {
    const { admin } = portal.app;
    await admin.query('alter table atc_rate disable trigger user');
    const day = (await admin.query("select ((now() at time zone 'Asia/Manila')::date - 3)::text as day"))
      .rows[0].day;
    await admin.query("update atc_rate set to_day = $1 where code = 'WI820' and to_day is null", [day]);
    try {
      await portal.show(PATH, { as: 'finance.officer' });
      const ended = await row('Shoppingmall.ph', 'WI820');
      expect(ended.queryByRole('button', { name: say('reportSettings.atc.end') })).toBeNull();
      await press('Shoppingmall.ph', 'WI820', 'add');
      const first = formatDate(addDays(day, 1));
      screen.getByText(say('reportSettings.atc.afterNote', { code: 'WI820', day: first }));
      await click(say('reportSettings.ask'));
      await screen.findByText(say('reportSettings.asked'));
      const { rows } = await admin.query(
        `select command->'addAtc'->>'fromDay' as day from approval_request where state = 'PENDING' and kind = 'SETTING'`,
      );
      expect(rows).toEqual([{ day: addDays(day, 1) }]);
    } finally {
      await admin.query("update atc_rate set to_day = null where code = 'WI820' and to_day = $1", [day]);
      await admin.query('alter table atc_rate enable trigger user');
      await admin.query(`delete from approval_request where kind = 'SETTING'`);
    }
  });

  it('are read, and not changed, by whoever does not edit settings', async () => {
    await portal.app.admin.query(
      `update access_role set permissions = array_remove(permissions, 'FM_EDIT_RS') where name = 'HCPC_FINANCE_EDIT'`,
    );
    await portal.show(PATH, { as: 'finance.second' });
    await row('HCPay', 'WC830');
    expect(screen.queryByRole('button', { name: say('reportSettings.atc.add') })).toBeNull();
  });
});
