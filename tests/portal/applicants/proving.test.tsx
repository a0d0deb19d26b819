import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { publicText } from '#tests/support/portal/portalText.ts';
import { told } from './applicantText.ts';
import { applicationPages } from './applicationPages.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const code = async (): Promise<string> => {
  const { rows } = await portal.app.admin.query('select body from outbox_message order by id desc limit 1');
  return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
};
const NUMBER = 'select mobile_number as mobile from applicant_draft where reference_number = $1';
const numberOf = async (reference: string): Promise<string> =>
  (await portal.app.admin.query(NUMBER, [reference])).rows[0]?.mobile;
const start = async (mobile: string) => {
  await portal.reload('/apply');
  await fill(told('number.label'), mobile);
  await click(told('start.submit'));
  await heading(told('prove.title'));
};

const shownCode = () => screen.findByRole<HTMLInputElement>('textbox', { name: told('prove.label') });

describe('an applicant without a proved number', () => {
  it('[guard.selfServiceOtp] is led to the sign-in, which says why and leads to where a code is sent', async () => {
    await portal.reload('/self-service/track/SK-2026-000001');
    await heading(publicText('login.title'));
    expect(screen.getByText(publicText('login.applicant'))).toBeTruthy();
    await click(publicText('login.applicantProve'), 'link');
    await heading(told('go.title'));
    expect(await screen.findByDisplayValue('SK-2026-000001')).toBeTruthy();
  });

  it('[guard.selfServiceOtp] goes through the bare addresses to their first pages, and is asked there', async () => {
    for (const bare of ['/self-service', '/self-service/branch-details']) {
      await portal.reload(bare);
      await heading(publicText('login.title'));
      expect(new URLSearchParams(location.search).get('then')).toMatch(/business-details$|merchant$/);
    }
  });

  it('[guard.selfServiceOtp] who is signed in as somebody else is asked for the number too, and is not sent in circles', async () => {
    await portal.show('/self-service/track/SK-2026-000001', { as: 'sales.admin' });
    await heading(told('go.title'));
  });

  it('finds both ways on the sign-in page', async () => {
    await portal.show('/login');
    await heading(publicText('login.title'));
    await click(publicText('login.continue'), 'link');
    await heading(told('go.title'));
    await click(told('go.new'), 'link');
    await heading(told('start.title'));
  });
});

describe('proving the number', () => {
  it('shows what is needed by the kind of business, from what the review asks for', async () => {
    await portal.reload('/apply');
    expect(await screen.findByText(told('start.paper.any'))).toBeTruthy();
    await click(told('start.SOLE_PROPRIETORSHIP'), 'radio');
    expect(await screen.findByText(told('start.paper.DTI'))).toBeTruthy();
    expect(screen.queryByText(told('start.paper.any'))).toBeNull();
    await click(told('start.CORPORATION'), 'radio');
    expect(await screen.findByText(told('start.paper.SEC'))).toBeTruthy();
    expect(screen.queryByText(told('start.paper.DTI'))).toBeNull();
    for (const paper of ['ARTICLES', 'GIS', 'BOARD_RESOLUTION'] as const)
      expect(screen.getByText(told(`start.paper.${paper}`))).toBeTruthy();
    await click(told('start.PARTNERSHIP'), 'radio');
    expect(screen.queryByText(told('start.paper.GIS'))).toBeNull();
    expect(screen.getByText(told('start.paper.ARTICLES'))).toBeTruthy();
  });

  it('names a number and an address that cannot be, beside the fields', async () => {
    await portal.reload('/apply');
    await fill(told('number.label'), '12345');
    await fill(told('email.label'), 'nobody');
    await click(told('start.submit'));
    expect((await screen.findAllByText(told('number.invalid'))).length).toBe(2);
    expect(screen.getAllByText(told('email.invalid')).length).toBe(2);
  });

  it('masks the number, takes a pasted code with blanks, and gives the application its number at once', async () => {
    await start('0917 555 0101');
    expect(screen.getByText(/\*{8}0101/)).toBeTruthy();
    const digits = await code();
    const field = await fill(told('prove.label'), ` ${digits.slice(0, 3)} ${digits.slice(3)} `);
    expect((field as HTMLInputElement).value).toBe(digits);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    await click(told('prove.submit'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    const { rows } = await portal.app.admin.query(
      `select reference_number as reference from applicant_draft where mobile_number = '639175550101'`,
    );
    expect(rows).toEqual([{ reference: expect.stringMatching(/^SK-\d{4}-\d{6}$/) }]);
  });

  it('lets who has begun one go on with it, or begin another', async () => {
    const prove = async () => {
      await portal.app.clearLimits();
      await start('0917 555 0102');
      await fill(told('prove.label'), await code());
      await click(told('prove.submit'));
    };
    await prove();
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    sessionStorage.clear();
    await prove();
    await heading(told('begin.title'));
    expect(screen.getByRole('button', { name: told('begin.new') })).toBeTruthy();
    await click(/^SK-/);
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    const { rows } = await portal.app.admin.query(
      `select 1 from applicant_draft where mobile_number = '639175550102'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('says that a code is wrong, and after five tries that another is needed', async () => {
    await start('0917 555 0103');
    const wrong = (await code()) === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await fill(told('prove.label'), wrong);
      await click(told('prove.submit'));
      await screen.findByText(told('error.rule_otp_wrong')).catch(() => undefined);
    }
    await fill(told('prove.label'), await code());
    await click(told('prove.submit'));
    expect(await screen.findByText(told('error.rule_otp_used_up'))).toBeTruthy();
    // What was wrong is not said of the next code.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60_000);
    portal.fault.on('POST', '/api/user/otp/resend', { status: 200, body: { data: { retryAfter: 60 } } }, 1);
    await click(told('prove.resend'));
    vi.mocked(Date.now).mockRestore();
    expect(await screen.findByText(told('prove.resent'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: told('prove.label') }));
  });

  it('waits for the code still when the page was dropped while the message was read; Back leads to the number as it was typed', async () => {
    await start('0917 555 0104');
    const digits = await code();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(digits);
    await portal.reload();
    await heading(told('prove.title'));
    expect(screen.getByText(/\*{8}0104/)).toBeTruthy();
    history.back();
    await heading(told('start.title'));
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: told('number.label') });
    expect(number.value).toBe('0917 555 0104');
    await waitFor(() => expect(document.activeElement).toBe(number));
    history.forward();
    await fill(told('prove.label'), digits);
    await click(told('prove.submit'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    expect(Object.keys({ ...sessionStorage })).not.toContain('suki.applicantCode');
  });

  it('asks for the number anew when another is wanted, when the code is long over, and on another page', async () => {
    await start('0917 555 0105');
    await click(told('prove.change'));
    await heading(told('start.title'));
    await portal.reload();
    await heading(told('start.title'));
    await portal.app.clearLimits();
    await start('0917 555 0106');
    await portal.reload('/apply/continue?step=code');
    await heading(told('go.title'));
    await portal.reload('/apply?step=code');
    await shownCode();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 32 * 60_000);
    await portal.reload('/apply?step=code');
    await heading(told('start.title'));
    vi.mocked(Date.now).mockRestore();
  });

  it('leads whoever comes back to the beginning to what is open in this tab', async () => {
    await start('0917 555 0107');
    await fill(told('prove.label'), await code());
    await click(told('prove.submit'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    await screen.findByRole('heading', { level: 1, name: 'Business details' });
    for (const beginning of ['/apply', '/apply/continue']) {
      await portal.reload(beginning);
      await click(/^Go on with SK-/, 'link');
      await screen.findByRole('heading', { level: 1, name: 'Business details' });
      expect(location.search).toBe('');
    }
  });

  it('answers an unknown number of an application or TIN as a known one', async () => {
    const answers = { 'SK-2020-999999': 'prove.sentUnknown', '123-456-789': 'prove.sentTin' } as const;
    for (const [identifier, words] of Object.entries(answers)) {
      await portal.reload('/apply/continue');
      await fill(told('go.label'), identifier);
      await click(told('prove.send'));
      await heading(told('prove.title'));
      expect(screen.getByText(told(words))).toBeTruthy();
    }
  });

  it('waits where others of its address have asked for all that they may, and is blamed for nothing', async () => {
    const full = `insert into rate_limit (bucket, window_start, hits) values ('sms:address:127.0.0.1', $1, 300)`;
    await portal.app.admin.query(full, [new Date(portal.app.clock.now().getTime() - 58 * 60_000)]);
    await portal.reload('/apply');
    await fill(told('number.label'), '0917 555 0834');
    await click(told('start.submit'));
    await screen.findByText(told('error.too_many'));
    const waiting = await screen.findByRole('button', { name: /^Try again in \d:\d\d$/ });
    expect(waiting.getAttribute('disabled')).not.toBeNull();
    await portal.app.clearLimits();
  });
});

describe('an application that was begun', () => {
  it('is gone on with at the first section that is not done, by its number and by that of its owner', async () => {
    const page = applicationPages(portal);
    await page.openDocuments();
    const { reference } = page.own();
    const mobile = await numberOf(reference);
    sessionStorage.clear();
    await portal.app.clearLimits();
    await portal.reload('/apply/continue');
    await fill(told('go.label'), reference);
    await click(told('prove.send'));
    await heading(told('prove.title'));
    await fill(told('prove.label'), await code());
    await click(told('prove.submit'));
    await heading('Documents');
    expect(location.search).toBe('');
    sessionStorage.clear();
    await portal.app.clearLimits();
    await start(`0${mobile.slice(2)}`);
    await fill(told('prove.label'), await code());
    await click(told('prove.submit'));
    await click(new RegExp(`^Aling Nena.*${reference}`));
    await heading('Documents');
  });

  it('gets another mobile number by its present session and a code to the new one', async () => {
    const page = applicationPages(portal);
    await page.openDocuments();
    const { reference } = page.own();
    await portal.app.clearLimits();
    await click(told('contact.change'));
    const dialog = await screen.findByRole('dialog', { name: told('contact.change') });
    await click(told('start.submit'), 'button', dialog);
    expect((await within(dialog).findAllByText(told('number.invalid'))).length).toBe(2);
    await fill(told('number.label'), '0917 555 0990');
    await click(told('start.submit'), 'button', dialog);
    await within(dialog).findByText(/\*{8}0990/);
    await fill(told('prove.label'), await code());
    await click(told('prove.submit'), 'button', dialog);
    await screen.findByText(told('contact.done', { number: '********0990' }));
    // What was sent in the dialog was not sent in the step behind it.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.pathname).toBe('/self-service/required-documents');
    expect(await numberOf(reference)).toBe('639175550990');
  });

  it('is told that its number was changed when that answer was lost, and of a wrong code that it is wrong', async () => {
    const page = applicationPages(portal);
    await page.openDocuments();
    const { as, reference } = page.own();
    await portal.app.clearLimits();
    await click(told('contact.change'));
    const dialog = await screen.findByRole('dialog', { name: told('contact.change') });
    await fill(told('number.label'), '0917 555 0991');
    await click(told('start.submit'), 'button', dialog);
    await within(dialog).findByText(/\*{8}0991/);
    const right = await code();
    await fill(told('prove.label'), right === '000000' ? '111111' : '000000');
    await click(told('prove.submit'), 'button', dialog);
    await within(dialog).findByText(told('error.rule_otp_wrong'));
    const path = `/api/self-service/drafts/${reference}/contact`;
    const loseAnswer = async (request: Request) => {
      const answer = await portal.app.call('POST', path, { as, body: await request.clone().json() });
      expect(answer.status).toBe(200);
      // What goes on to the server is the second try.
      return undefined;
    };
    portal.fault.on('POST', path, loseAnswer, 1);
    await fill(told('prove.label'), right);
    await click(told('prove.submit'), 'button', dialog);
    await screen.findByText(told('contact.done', { number: '********0991' }));
  });
});
