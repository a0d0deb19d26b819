import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, leave } from '#tests/support/portal/portalActions.ts';
import { asked, told } from './applicantText.ts';

let portal: Portal;
let bench: ReturnType<typeof draftBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = draftBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialogOf = (number: string) => screen.findByRole('dialog', { name: told('drop.title', { number }) });
const cancelledText = (number: string) => screen.findByText(told('begin.cancelled', { number }));
const stateOf = async (reference: string): Promise<string> => {
  const text = 'select state from applicant_draft where reference_number = $1';
  return (await portal.app.admin.query(text, [reference])).rows[0].state;
};
const openOf = async (mobile: string): Promise<number> => {
  const text = `select 1 from applicant_draft where mobile_number = $1 and state = 'OPEN'`;
  return (await portal.app.admin.query(text, [mobile])).rows.length;
};
const prove = async (mobile: string) => {
  await portal.app.clearLimits();
  await portal.reload('/apply');
  await fill(told('number.label'), mobile);
  await click(told('start.submit'));
  await heading(told('prove.title'));
  await fill(told('prove.label'), await bench.code(mobile));
  await click(told('prove.submit'));
};
/** Somebody with so many applications that were not sent; the last one's number. */
const writing = async (count: number) => {
  const mobile = bench.newNumber();
  const as = await bench.prove(mobile);
  const references: string[] = [];
  for (let at = 0; at < count; at += 1) references.push((await bench.begin(as)).body.data.referenceNumber);
  const last = references.at(-1) ?? '';
  const { save } = bench.page(as, last);
  await save('business', { name: 'Aling Nena', registeredBusinessName: 'Aling Nena' });
  await save('branch-0', { merchantName: 'One' });
  await save('branch-1', { merchantName: 'Two' });
  return { mobile, references, last };
};

describe('cancelling an application that was not sent', () => {
  it('says what is lost, keeps it when one thinks better of it, and afterwards says that it is gone', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await heading(told('begin.title'));
    const opener = await click(told('drop.one', { number: last }));
    const dialog = await dialogOf(last);
    expect(dialog.textContent).toContain(told('drop.typed', { name: 'Aling Nena' }));
    expect(dialog.textContent).toContain(told('drop.stores.many', { count: 2 }));
    expect(dialog.textContent).toContain(told('drop.files.none'));
    expect(document.activeElement?.textContent).toBe(told('drop.keep'));
    await click(told('drop.keep'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener.isConnected && (await stateOf(last))).toBe('OPEN');

    await click(told('drop.one', { number: last }));
    await click(told('drop.submit'), 'button', await dialogOf(last));
    await heading(told('begin.anew'));
    const said = await cancelledText(last);
    await waitFor(() => expect(document.activeElement).toBe(said));
    expect(await stateOf(last)).toBe('CANCELLED');
    // It may have been one of stores for a partner that is there.
    const toStores = screen.getByRole('link', { name: told('start.stores') });
    expect(toStores.getAttribute('href')).toBe(applicantPath('applyStores'));

    await click(told('begin.new'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    expect(await openOf(mobile)).toBe(1);
  });

  it('makes room for whoever has as many open as may be', async () => {
    const { mobile, references, last } = await writing(5);
    await prove(mobile);
    await click(told('begin.new'));
    await screen.findByText(/5 applications with this number were not sent yet/);
    await click(told('drop.one', { number: last }));
    await click(told('drop.submit'), 'button', await dialogOf(last));
    await cancelledText(last);
    expect(screen.queryByText(/were not sent yet/)).toBeNull();
    expect(screen.getAllByRole('button', { name: /^Cancel SK-/ })).toHaveLength(4);
    expect(screen.queryByRole('button', { name: told('drop.one', { number: last }) })).toBeNull();
    await portal.app.clearLimits();
    await click(told('begin.new'));
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    expect(await stateOf(references[0] ?? '')).toBe('OPEN');
  });

  it('is said on a device that was left at it, where nothing more is kept, and leads to another beginning', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await click(/^Aling Nena/);
    await heading('Business details');
    const as = await bench.prove(mobile);
    for (const what of ['open', 'cancel']) expect((await bench.post(as, last, what)).status, what).toBe(200);
    const field = await fill('Registered name', 'Typed too late');
    await leave(field);
    await screen.findByText(asked('gone.title'));
    expect((field as HTMLInputElement).value).toBe('Typed too late');
    await click(asked('gone.look'));
    await cancelledText(last);
    expect(screen.getByRole('button', { name: told('begin.new') })).toBeTruthy();
  });

  it('is offered in the list of sections, and ends on the first page', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await click(/^Aling Nena/);
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    await click(told('drop.this'));
    const dialog = await dialogOf(last);
    expect(dialog.textContent).toContain(told('drop.stores.many', { count: 2 }));
    await click(told('drop.submit'), 'button', dialog);
    await cancelledText(last);
    expect(location.pathname + location.search).toBe(`/apply?cancelled=${last}`);
    expect(await stateOf(last)).toBe('CANCELLED');
    await portal.reload(location.pathname + location.search);
    await cancelledText(last);
    // Back leads into a section of what is gone: the next is begun by a press alone, there too.
    await portal.reload('/self-service/business-details');
    await cancelledText(last);
    expect(await openOf(mobile)).toBe(0);
    await click(told('begin.new'));
    await heading('Business details');
    expect(await openOf(mobile)).toBe(1);
    await portal.reload('/apply');
    expect(screen.queryByText(told('begin.cancelled', { number: last }))).toBeNull();
  });

  it('is said, and nothing begun, where a device opens a section of what another has cancelled', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await click(/^Aling Nena/);
    await heading('Business details');
    const phone = (await bench.session({ identifier: last }, mobile)).accessToken;
    expect((await bench.post(phone, last, 'cancel')).status).toBe(200);
    await portal.reload('/self-service/business-details');
    await cancelledText(last);
    expect(await openOf(mobile)).toBe(0);
  });

  it('is preceded, for whoever wants, by all that was typed as a file', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await click(/^Aling Nena/);
    await waitFor(() => expect(location.pathname).toBe('/self-service/business-details'));
    await click(asked('export.button'));
    await waitFor(() => expect(portal.downloads).toHaveLength(1));
    const [download] = portal.downloads;
    expect(download?.name).toBe(`${last}.json`);
    expect((await screen.findByText(asked('template.done', { name: `${last}.json` }))).role).toBe('status');
    const kept = JSON.parse((await download?.file?.text()) ?? '');
    expect(kept).toMatchObject({ referenceNumber: last, sent: null });
    expect(kept.parts.map(({ part }: { part: string }) => part)).toEqual(
      expect.arrayContaining(['business', 'branch-0', 'branch-1']),
    );
  });

  it('is as good as done where another device has done it, and is refused for one that was sent meanwhile', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await click(told('drop.one', { number: last }));
    const dialog = await dialogOf(last);
    const become = (state: string) =>
      portal.app.admin.query(
        `update applicant_draft set state = $2, ended_at = case when $2 = 'OPEN' then null else now() end
          where reference_number = $1`,
        [last, state],
      );
    await become('SENT');
    await click(told('drop.submit'), 'button', dialog);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(told('begin.cancelled', { number: last }))).toBeNull();
    await become('OPEN');
    const phone = (await bench.session({ identifier: last }, mobile)).accessToken;
    expect((await bench.post(phone, last, 'cancel')).status).toBe(200);
    await click(told('drop.submit'), 'button', dialog);
    await cancelledText(last);
  });

  it('believes no address that says of an open one that it was cancelled', async () => {
    const { mobile, last } = await writing(1);
    await prove(mobile);
    await heading(told('begin.title'));
    await portal.reload(`/apply?cancelled=${last}`);
    await heading(told('begin.title'));
    expect(screen.queryByText(told('begin.cancelled', { number: last }))).toBeNull();
  });
});
