import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { COLUMN, importBench, PARTNER_HEADER, partnerLine } from '#tests/support/imports/importBench.ts';
import {
  askName,
  cell,
  grid,
  importPage,
  partnerCsv,
  tab,
  workbookOf,
} from '#tests/support/imports/importPage.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
let bench: ReturnType<typeof importBench>;
let page: ReturnType<typeof importPage>;
let release: (() => Promise<void>) | undefined;
beforeAll(async () => {
  portal = await openPortal({ jobs: true });
  bench = importBench(portal.app);
  page = importPage(portal, bench, 'sales.admin');
});
afterEach(async () => {
  await release?.();
  release = undefined;
  await portal.tidy();
});
afterAll(() => portal.close());

const lines = (prefix: string, rows: number) =>
  Array.from({ length: rows }, (_, n) => partnerLine(`${prefix}${String(n).padStart(4, '0')}`));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

describe('where the rows of a file begin', () => {
  it('is another sheet when one chooses it', async () => {
    const notes = ['Read me first', 'Nothing to import here'];
    const sheets = { Notes: notes, Partners: [PARTNER_HEADER, ...lines('WBQ', 2)] };
    const id = await page.open('sheets.xlsx', workbookOf(sheets));
    expect(await screen.findByText(/^Still missing/)).toBeTruthy();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: say('imports.match.sheet') }));
    await click('Partners (3 rows)', 'option');
    expect(await screen.findByText('2 rows are ready')).toBeTruthy();
    expect(screen.getByText(/columns matched/).textContent).toContain(
      say('imports.match.ofSheet', { sheet: 'Partners' }),
    );
    expect((await bench.read(id)).sheet).toBe('Partners');
  });

  it('is another row of headers when one chooses it', async () => {
    const id = await page.open(
      'headers.xlsx',
      workbookOf({ Partners: [PARTNER_HEADER, PARTNER_HEADER, ...lines('WBU', 2)] }),
    );
    expect((await bench.read(id)).headerRow).toBe(1);
    await click(say('imports.match.change'));
    await click(say('imports.match.headerOf', { row: 2 }));
    expect(await screen.findByText('2 rows are ready')).toBeTruthy();
    expect(await bench.read(id)).toMatchObject({ headerRow: 2, counts: { total: 2, create: 2 } });
  });
});

describe('columns that are matched anew', () => {
  const current = () => document.querySelector('[aria-current=step]')?.textContent;
  const match = say('imports.match.title');

  it('are the second step, and Back leads to the rows one came from, the browser’s too', async () => {
    await page.open('anew.csv', partnerCsv(...lines('WBS', 2), partnerLine('WBS-X', { zipCode: '1' })));
    fireEvent.click(await tab('New', 2));
    await waitFor(() => expect(location.search).toContain('only=create'));
    const before = location.search;
    expect(current()).toContain(say('imports.step.fix'));
    for (const back of [() => click(say('common.back')), async () => history.back()]) {
      await click(say('imports.match.change'));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: match })));
      expect(current()).toContain(say('imports.step.match'));
      await back();
      await grid();
      expect(location.search).toBe(before);
      expect(current()).toContain(say('imports.step.fix'));
      const change = await button(say('imports.match.change'));
      await waitFor(() => expect(document.activeElement).toBe(change));
    }
  });

  it('are done with once they are matched, in the address too', async () => {
    await page.open('matched.csv', partnerCsv(...lines('WBE', 2)));
    await click(say('imports.match.change'));
    await click(say('imports.match.go'));
    expect(await screen.findByText('2 rows are ready')).toBeTruthy();
    expect(current()).toContain(say('imports.step.write'));
    expect(location.search).not.toContain('step=');
  });

  it('are opened by the address alone, and left to the rows', async () => {
    const id = await page.open('linked.csv', partnerCsv(...lines('WBF', 1)));
    await page.show(`${id}&step=match`);
    await screen.findByRole('group', { name: match });
    await click(say('common.back'));
    await grid();
    expect(location.search).toBe(`?import=${id}`);
  });
});

describe('a step that takes its time', () => {
  it('says how many rows of how many are done, how fast, and how long it will take', async () => {
    const id = await page.open('many.csv', partnerCsv(...lines('WBP', 1_200)));
    release = await page.holdRow(id, 1_150);
    await click(askName(1_200));
    await click(askName(1_200), 'button', await screen.findByRole('dialog'));
    await screen.findByRole('link', { name: say('imports.confirm.request') });
    await bench.decide((await bench.read(id)).approvalRequestId ?? '', 'approve');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('1,000 of 1,200 rows')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: say('imports.progress.committing') });
    expect(bar.getAttribute('aria-valuenow')).toBe('83');
    expect(await screen.findByText(/^[\d,]+ rows a second · \d+ s left$/)).toBeTruthy();
    await release();
    expect(await screen.findByText('1,200 records were created')).toBeTruthy();
  });

  it('says that the last rows are in hand, where a bar that stands still would look broken', async () => {
    const id = await page.open('nearly.csv', partnerCsv(...lines('WBG', 1_010)));
    release = await page.holdRow(id, 1_005);
    await click(askName(1_010));
    await click(askName(1_010), 'button', await screen.findByRole('dialog'));
    await screen.findByRole('link', { name: say('imports.confirm.request') });
    await bench.decide((await bench.read(id)).approvalRequestId ?? '', 'approve');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(say('imports.progress.finishing'))).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: say('imports.progress.committing') });
    expect(bar.getAttribute('aria-valuenow')).toBeNull();
    expect(screen.queryByText('1,000 of 1,010 rows')).toBeNull();
    expect(screen.queryByText(/ s left$/)).toBeNull();
    await release();
    expect(await screen.findByText('1,010 records were created')).toBeTruthy();
  });

  it('leaves nothing to be written when a check is stopped, until it is checked again', async () => {
    const id = await page.open('stopped.csv', partnerCsv(...lines('WBN', 3)));
    release = await page.holdRow(id, 3);
    await click(say('imports.write.again'));
    await click(say('imports.cancel.button'));
    await click(say('imports.cancel.button'), 'button', await screen.findByRole('dialog'));
    expect(await screen.findByText(say('imports.write.stopped'))).toBeTruthy();
    expect((await button(say('imports.step.write'))).disabled).toBe(true);
    expect((await button(say('imports.write.again'))).className).toContain('contained');
    expect(await bench.read(id)).toMatchObject({ status: 'cancelled', needsCheck: true });
    await release();
    await click(say('imports.write.again'));
    expect((await button(askName(3))).disabled).toBe(false);
    expect(screen.queryByText(say('imports.write.stopped'))).toBeNull();
    expect(within(await grid()).getAllByRole('row')).toHaveLength(4);
  });
});

describe('rows with the codes of active partners and other names', () => {
  it('are warned of with the old name above the new one, and named before they are written', async () => {
    const codes = ['WBK1', 'WBK2', 'WBK3', 'WBK4'];
    await bench.committed(
      await bench.partners(
        codes.map((code) => partnerLine(code)),
        'before.csv',
      ),
    );
    const renamed = codes.map((code) => partnerLine(code, { partnerName: `Bago ${code}` }));
    await page.open('renamed.csv', partnerCsv(...renamed));
    const message = /^Partner Name: This code is that of an active record with another name/;
    expect(await screen.findByRole('heading', { name: message })).toBeTruthy();
    const shown = await cell(2, 'partnerName');
    expect(shown.querySelector('.was')?.textContent).toBe('Magsino Trading Corporation');
    expect(shown.textContent).toContain('Bago WBK1');
    await click(askName(4));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^4 rows rename partners:/)).toBeTruthy();
    const named = await within(dialog).findAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual([
      ...[1, 2, 3].map((n) => `Magsino Trading Corporation → Bago WBK${n}`),
      'and 1 more',
    ]);
  });

  it('are stores where stores are imported', async () => {
    const { rows } = await portal.app.admin.query<{ partner: string; code: string; name: string }>(
      `select p.hsis_code as partner, m.hsis_salesroom_code as code, m.name from merchant m join partner p on p.id = m.partner_id
       where m.status = 'A' and p.status = 'A' and m.hsis_salesroom_code is not null order by m.id limit 1`,
    );
    const [store] = rows;
    const fields = ['barangay', 'city', 'province', 'region', 'zipCode'].map((field) => COLUMN[field] ?? 0);
    const ofPlace = (line: string) => fields.map((at) => line.split(',')[at]).join(',');
    const csv = [
      `HSIS Partner Code,HSIS Salesroom Code,Merchant Name,${ofPlace(PARTNER_HEADER)}`,
      `${store?.partner},${store?.code},Bagong Tindahan,${ofPlace(partnerLine('X'))}`,
    ].join('\n');
    const { body } = await bench.upload('merchant', 'stores.csv', csv);
    await bench.settled(body.data.id);
    await portal.show(`/batch-processing/merchant?import=${body.data.id}`, { as: 'sales.admin' });
    await click(askName(1));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^1 row renames a store:/)).toBeTruthy();
    const named = await within(dialog).findByRole('listitem');
    expect(named.textContent).toBe(`${store?.name} → Bagong Tindahan`);
  });
});
