import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Application, applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { told } from './applicantText.ts';
import { applicationPages } from './applicationPages.ts';

let portal: Portal;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = applicantBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const remark = async (
  own: Application,
  section: string,
  field: string | null,
  merchantId: string | null = null,
) => {
  const { rows } = await portal.app.admin.query(
    `insert into review_remark (partner_id, merchant_id, section, field, message, created_by)
      values ($1, $2, $3, $4, 'It differs from the certificate', 'sbo.reviewer') returning id::text`,
    [own.partnerId, merchantId, section, field],
  );
  return rows[0].id as string;
};
const prove = async (own: Application, path = `/self-service/track/${own.reference}`) => {
  await portal.app.clearLimits();
  await portal.reload(`/apply/continue?${new URLSearchParams([['then', path]])}`);
  await fill(told('go.label'), own.reference);
  await click(told('prove.send'));
  await heading(told('prove.title'));
  await fill(told('prove.label'), await bench.code(own.mobile));
  await click(told('prove.submit'));
};
const kept = async (own: Application, column: string) =>
  (await portal.app.admin.query(`select ${column} as value from partner where id = $1`, [own.partnerId]))
    .rows[0].value;

describe('following an application', () => {
  it('says where it stands, what comes next and by when', async () => {
    const own = await bench.application();
    await portal.app.admin.query('update partner set submitted_at = $2 where id = $1', [
      own.partnerId,
      new Date('2026-11-24T01:00:00Z'),
    ]);
    await prove(own);
    await heading(told('track.review'));
    expect(screen.getByText(told('track.reviewNext', { date: 'November 25, 2026 at 5:00 PM' }))).toBeTruthy();
    expect(screen.getByText(told('step.review')).closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText(new RegExp(own.reference))).toBeTruthy();
  });

  it('shows all that was sent, locked', async () => {
    const own = await bench.application();
    await prove(own, `/self-service/track/${own.reference}/business-details`);
    await heading(told('sent.business'));
    expect(await screen.findByText(own.name)).toBeTruthy();
    expect(document.querySelectorAll('main input, main textarea')).toHaveLength(0);
    await click(told('track.back'), 'link');
    await click(told('sent.stores'), 'link');
    await heading(told('sent.stores'));
    await waitFor(() => fireEvent.click(document.querySelector('.s-row') as Element));
    const { rows } = await portal.app.admin.query('select name from merchant where id = $1', [
      own.storeIds[0],
    ]);
    await heading(rows[0].name);
    expect(screen.getByRole('heading', { name: told('sent.contact') })).toBeTruthy();
  });

  it('of another, or of nobody, is not there', async () => {
    const [own, other] = [await bench.application(), await bench.application()];
    for (const reference of [other.reference, 'SK-2020-999999']) {
      await prove(own, `/self-service/track/${reference}`);
      await heading(told('end.notFound'));
      expect(location.pathname).toBe('/self-service/application/not-found');
    }
  });

  it('hands out the contracts once it is approved, and says where they are or why not', async () => {
    const own = await bench.application({ status: 'APPROVED', workflow: 'APPROVED' });
    await portal.app.admin.query(
      `insert into partner_contract (partner_id, number, start_date, expiry_date) values ($1, 'C-MINE', '2026-01-01', '2029-01-01')`,
      [own.partnerId],
    );
    await prove(own);
    await heading(told('track.approved'));
    const stop = portal.fault.on('GET', '/api/partners/v3/download-contracts/public', '500');
    await click(told('contracts.button'));
    await screen.findByRole('alert');
    stop();
    await click(told('contracts.button'));
    await screen.findByText(/^Look for contracts-\d{4}-\d\d-\d\d\.xlsx among your downloads\.$/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(portal.downloads.at(-1)?.name).toMatch(/^contracts-.*\.xlsx$/);
  });

  it('has no contract to hand out before', async () => {
    await prove(await bench.application());
    await heading(told('track.review'));
    expect(screen.queryByRole('button', { name: told('contracts.button') })).toBeNull();
  });

  it('is cancelled after saying what that means', async () => {
    const own = await bench.application();
    await prove(own);
    await click(told('cancel.link'));
    const dialog = await screen.findByRole('dialog', { name: told('cancel.title') });
    await fill(told('cancel.reason'), 'We close the store');
    await click(told('cancel.submit'), 'button', dialog);
    await heading(told('end.cancelled'));
    expect(await kept(own, 'status')).toBe('CANCELLED');
  });
});

describe('an address that says what became of an application', () => {
  it.each(['/self-service/nowhere', '/apply/nowhere/at-all'])(
    'says where it leads nowhere, on a page for applicants: %s',
    async (path) => {
      await portal.reload(path);
      await screen.findByRole('heading', { level: 1, name: told('shell.notFound') });
      await click(told('shell.home'), 'link');
      await waitFor(() => expect(location.pathname).toBe('/apply'));
    },
  );

  it('is believed of none that is not so: it leads to how it stands', async () => {
    const own = await bench.application();
    await prove(own);
    await heading(told('track.review'));
    for (const end of ['completed', 'cancelled']) {
      await portal.reload(`/self-service/application/${end}`);
      await heading(told('track.review'));
      expect(location.pathname).toBe(`/self-service/track/${own.reference}`);
    }
    await portal.reload('/self-service/application/submitted');
    await heading(told('end.submitted'));
  });

  it('leads to the section where it stands while nothing was sent', async () => {
    const page = applicationPages(portal);
    await page.openDocuments();
    for (const end of ['submitted', 'completed', 'cancelled']) {
      await portal.reload(`/self-service/application/${end}`);
      await heading('Documents');
    }
    await portal.reload(`/self-service/track/${page.own().reference}`);
    await heading('Documents');
  });
});

describe('mending what the review asks for', () => {
  it('lands on the field, saves it in place, and sends the application again', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [INCOMPLETE] });
    const id = await remark(own, 'business-details', 'name');
    await prove(own);
    await heading(told('track.mending'));
    const point = within(await screen.findByRole('region', { name: told('todo.title') }));
    expect(point.getByText('It differs from the certificate')).toBeTruthy();
    fireEvent.click(point.getByRole('link', { name: told('todo.fix') }));
    await heading(told('sent.business'));
    const field = await screen.findByLabelText<HTMLInputElement>('Registered name');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(location.hash).toBe(`#remark-${id}`);
    expect(document.querySelectorAll('main .s-asked input')).toHaveLength(1);
    await click(told('mend.save'));
    await screen.findByText(told('mend.same'));
    await fill('Registered name', 'Aling Nena Trading');
    await click(told('mend.save'));
    await screen.findByText(told('mend.saved'));
    expect(await kept(own, 'name')).toBe('Aling Nena Trading');
    await click(told('mend.toAll'), 'link');
    await click(told('todo.send'));
    await heading(told('track.review'));
    expect(await kept(own, 'status')).toBe('SUBMITTED');
  });

  it('says the reviewer’s sentence where no point was named, and of nothing that it is answered', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [] });
    await portal.app.admin.query(
      `insert into application_event (partner_id, action, to_status, reason, created_by) values ($1, 'incomplete', 'INCOMPLETE', $2, 'sbo.reviewer')`,
      [own.partnerId, 'Call us about your stores.'],
    );
    await prove(own);
    const todo = within(await screen.findByRole('region', { name: told('todo.title') }));
    expect(todo.getByText(told('todo.said', { said: 'Call us about your stores.' }))).toBeTruthy();
    expect(todo.getByText(told('todo.wordsOnly'))).toBeTruthy();
    expect(todo.queryByText(told('todo.none'))).toBeNull();
  });

  it('keeps what is typed when the session has ended, and goes on once the number is proved', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [] });
    await remark(own, 'business-details', 'name');
    await prove(own, `/self-service/track/${own.reference}/business-details`);
    await fill('Registered name', 'Typed before');
    await portal.app.admin.query('update applicant_session set ended_at = now() where partner_id = $1', [
      own.partnerId,
    ]);
    await portal.app.clearLimits();
    await click(told('mend.save'));
    const dialog = await screen.findByRole('dialog', { name: told('prove.again') });
    // It ended before its time: nobody is told that it is over.
    expect(dialog.textContent).toContain(told('prove.againSooner'));
    await click(told('prove.send'), 'button', dialog);
    await screen.findByLabelText(told('prove.label'));
    await fill(told('prove.label'), await bench.code(own.mobile));
    await click(told('prove.submit'), 'button', dialog);
    await screen.findByText(told('mend.saved'));
    expect(await kept(own, 'name')).toBe('Typed before');
  });

  it('names what the server refuses beside the field, and says when there is no line', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [] });
    await remark(own, 'business-details', 'tinNumber');
    await prove(own, `/self-service/track/${own.reference}/business-details`);
    const field = await screen.findByRole('textbox', { name: 'TIN' });
    fireEvent.change(field, { target: { value: '12-34' } });
    await click(told('mend.save'));
    expect((await screen.findAllByText('A TIN has 9, 12 or 15 digits')).length).toBe(2);
    const stop = portal.fault.on('POST', '/api/self-service/remarks/:id/mend', 'offline');
    await click(told('mend.save'));
    await screen.findByText(/cannot be reached/);
    stop();
    await fill('TIN', '123 456 789');
    fireEvent.focusOut(field);
    await waitFor(() => expect(field.getAttribute('value')).toBe('123-456-789'));
    await click(told('mend.save'));
    await screen.findByText(told('mend.saved'));
    expect(await kept(own, 'tin_number')).toBe('123456789');
  });

  it('sends another paper piece by piece: it goes on where it was after a cut, and takes the place of the one before', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [] });
    const before = (await bench.upload('partners', own.partnerId, await bench.signIn(own))).body.data.id;
    const id = await remark(own, 'documents', 'DTI');
    await prove(own, `/self-service/track/${own.reference}/document-list#remark-${id}`);
    const place = await screen.findByRole('group', { name: /^DTI/ });
    await waitFor(() => expect(document.activeElement).toBe(place));
    const label = await waitFor(() => {
      const input = document.querySelector<HTMLInputElement>('input[data-upload^="Choose a file"]');
      if (!input) throw new Error('There is nothing to choose a file with');
      return input;
    });
    fireEvent.change(label, { target: { files: [new File([pdfOf(300_000)], 'dti.pdf')] } });
    const pieces = () => portal.callsOf('POST', '/api/self-service/uploads');
    const stop = portal.fault.on('POST', '/api/partners/v3/:id/file/public', 'offline');
    fireEvent.click(await screen.findByRole('button', { name: /^Use this file/ }));
    await screen.findByText(/will be sent again once you are connected/);
    expect(pieces()).toHaveLength(3);
    stop();
    await new Promise((listening) => setTimeout(listening, 50));
    window.dispatchEvent(new Event('online'));
    await screen.findByText(told('mend.saved'));
    // The place of the photo is empty for another one: what is there now is said.
    await screen.findByText(/^We have dti\.pdf of \d\d\/\d\d\//);
    // Asked once where it was: it was whole.
    expect(pieces()).toHaveLength(4);
    const { rows } = await portal.app.admin.query(
      `select d.is_enabled, f.name, f.size::int, d.id::text = $2 as is_before from document d join file f on f.id = d.file_id
        where d.partner_id = $1 and d.code = 'DTI' order by d.id`,
      [own.partnerId, before],
    );
    expect(rows).toEqual([
      expect.objectContaining({ is_enabled: false, is_before: true }),
      { is_enabled: true, name: 'dti.pdf', size: 300_000, is_before: false },
    ]);
  });

  it('is answered in words where nothing is open, with the answer shown', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [INCOMPLETE] });
    const [storeId = ''] = own.storeIds;
    await remark(own, 'schedules', null, storeId);
    await prove(own, `/self-service/track/${own.reference}/merchant-list/${storeId}/details`);
    await fill(told('mend.wordsLabel'), 'Yes, until noon.');
    await click(told('mend.answer'));
    await screen.findByText(told('mend.saved'));
    await click(told('mend.toAll'), 'link');
    expect(await screen.findByText(told('mend.answered', { answer: 'Yes, until noon.' }))).toBeTruthy();
  });
});
