import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill, leave } from '#tests/support/portal/portalActions.ts';
import { en } from '../../../src/pages/selfService/apply/conflict/texts/en.ts';
import { fil } from '../../../src/pages/selfService/apply/conflict/texts/fil.ts';
import { asked } from './applicantText.ts';
import { applicationPages } from './applicationPages.ts';

let portal: Portal;
let bench: ReturnType<typeof draftBench>;
let pages: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  bench = draftBench(portal.app);
  pages = applicationPages(portal);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

type Values = Record<string, unknown>;
interface SentFile {
  uploadId: string;
  documentCode: string;
  name: string;
}
interface SavedPart {
  part: string;
  values: Values;
  version: number;
}

const partThere = async (name: string): Promise<SavedPart | undefined> => {
  const { as, reference } = pages.own();
  const { parts } = (await bench.get(as, reference)).body.data;
  return parts.find(({ part }: SavedPart) => part === name);
};
/** Another device saves a part of the application that is open here. */
const saveThere = async (name: string, change: (values: Values) => Values): Promise<void> => {
  const { as, reference } = pages.own();
  const held = await partThere(name);
  const { status } = await bench
    .page(as, reference)
    .save(name, change(held?.values ?? {}), held?.version ?? null);
  expect(status).toBe(200);
};
const said = (key: keyof typeof en, values: Record<string, string | number> = {}): string =>
  en[key].replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
const openAt = async (path: string, heading: string): Promise<void> => {
  await pages.openDocuments();
  await portal.reload(path);
  await screen.findByRole('heading', { level: 1, name: heading });
};
const openBusiness = () => openAt('/self-service/business-details', 'Business details');
const type = async (label: string, text: string): Promise<void> => {
  const field = await fill(label, text);
  await leave(field);
};
const notice = (): Promise<HTMLElement> => screen.findByRole('alert');
/** How an answer reads on both sides, and which of the two is chosen. */
const sidesOf = async (label: string) => {
  const group = within(await notice()).getByRole('group', { name: label });
  const options = within(group).getAllByRole<HTMLInputElement>('radio');
  return options.map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);
};
const choose = async (label: string, side: 'here' | 'there') => {
  const group = within(await notice()).getByRole('group', { name: label });
  const radio = within(group).getByRole('radio', { name: new RegExp(`^${said(side)}`) });
  fireEvent.click(radio);
};

describe('two devices that have saved the same section', () => {
  it('show each answer that differs as it stands here and there; whoever applies chooses, and both are kept', async () => {
    await openBusiness();
    await saveThere('business', (values) => ({
      ...values,
      name: 'Written there',
      registeredBusinessName: 'Written there',
      address: { ...(values.address as Values), streetName: 'Mabini Street' },
    }));
    await type('Registered name', 'Written here');
    await type('DTI registration number', 'D-777');
    const alert = await notice();
    await waitFor(() => expect(alert.textContent).toContain(said('many', { count: 3 })));
    expect(await sidesOf('Registered name')).toEqual([
      [`${said('here')} Written here`, false],
      [`${said('there')} Written there`, false],
    ]);
    // What was changed on one side alone is chosen already, and shown all the same.
    expect(await sidesOf('DTI registration number')).toEqual([
      [`${said('here')} D-777`, true],
      [`${said('there')} D-12345`, false],
    ]);
    const [here, there] = await sidesOf('Registered address');
    expect([here?.[1], there?.[1]]).toEqual([false, true]);
    expect(here?.[0]).toContain('Rizal Street');
    expect(there?.[0]).toContain('Mabini Street');

    await click(said('keep'));
    expect((await notice()).textContent).toContain(said('missing'));
    expect((await partThere('business'))?.values.name).toBe('Written there');

    await choose('Registered name', 'here');
    expect(screen.queryByText(said('settled'))).toBeNull();
    await click(said('keep'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByText(said('settled')).role).toBe('status');
    await waitFor(async () =>
      expect((await partThere('business'))?.values).toMatchObject({
        name: 'Written here',
        registeredBusinessName: 'Written here',
        dtiRegistrationNumber: 'D-777',
        address: { streetName: 'Mabini Street' },
      }),
    );
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.getByLabelText('Street (optional)')).toHaveProperty('value', 'Mabini Street');
  });

  it('are asked anew when the other one saves again while somebody chooses', async () => {
    await openBusiness();
    const writes = (text: string) =>
      saveThere('business', (values) => ({ ...values, name: text, registeredBusinessName: text }));
    await writes('Written there');
    await type('Registered name', 'Written here');
    await waitFor(async () => expect(document.activeElement).toBe(await notice()));
    await writes('Written later');
    await choose('Registered name', 'here');
    await click(said('keep'));
    await waitFor(async () =>
      expect(await sidesOf('Registered name')).toEqual([
        [`${said('here')} Written here`, false],
        [`${said('there')} Written later`, false],
      ]),
    );
    await choose('Registered name', 'there');
    await click(said('keep'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Registered name')).toHaveProperty('value', 'Written later');
  });

  it('are asked nothing any more once both say the same', async () => {
    await openBusiness();
    const both = { name: 'Written twice', registeredBusinessName: 'Written twice' };
    await saveThere('business', (values) => ({ ...values, ...both }));
    const version = (await partThere('business'))?.version ?? 0;
    await type('Registered name', 'Written here');
    await waitFor(async () => expect(document.activeElement).toBe(await notice()));
    await type('Registered name', 'Written twice');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await partThere('business')).toMatchObject({ values: both });
    // What is typed after it is saved as ever.
    await type('Registered name', 'Written later');
    const isSaved = async () => expect((await partThere('business'))?.version).toBeGreaterThan(version);
    await waitFor(isSaved, { interval: 1000 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('have a store that one has removed: all that stands there is shown, and it stays or goes', async () => {
    await openAt('/self-service/branch-details/merchant', 'Store');
    const { as, reference } = pages.own();
    const held = await partThere('branch-0');
    await bench.post(as, reference, 'parts/discard', { part: 'branch-0', seen: held?.version });
    expect(await partThere('branch-0')).toBeUndefined();
    await type('Store name', 'Sari-sari sa Kanto');
    const store = asked('review.store', { name: 'Sari-sari sa Kanto' });
    const [here, there] = await sidesOf(store);
    expect(here?.[0]).toContain('Store name: Sari-sari sa Kanto');
    expect(here?.[0]).toContain('Commodities: Electronics');
    expect(there).toEqual([`${said('there')} ${said('removed')}`, false]);
    await choose(store, 'here');
    await click(said('keep'));
    await waitFor(async () =>
      expect((await partThere('branch-0'))?.values.merchantName).toBe('Sari-sari sa Kanto'),
    );
  });

  it('name the files of a document that both have replaced, and keep the one that is chosen', async () => {
    await pages.openReview(1);
    await portal.reload('/self-service/required-documents');
    await screen.findByRole('heading', { level: 1, name: 'Documents' });
    const filesThere = async () => (await partThere('documents'))?.values.files as SentFile[];
    const [first] = await filesThere();
    await saveThere('documents', ({ files, ...values }) => ({
      ...values,
      files: (files as SentFile[]).map((file, at) => (at === 0 ? { ...file, name: 'there.pdf' } : file)),
    }));
    await pages.chooseFile(new File([pdfOf(901)], 'here.pdf', { type: 'application/pdf' }));
    const paper = 'DTI certificate of business name registration';
    await click(`Use this file: ${paper}`);
    const alert = await notice();
    await waitFor(() => expect(alert.textContent).toContain(said('one')));
    await within(alert).findByRole('group', { name: paper });
    expect(await sidesOf(paper)).toEqual([
      [`${said('here')} here.pdf`, false],
      [`${said('there')} there.pdf`, false],
    ]);
    // Files that bear the same name are told apart by what they show.
    expect(within(alert).getByRole('button', { name: /On the other device: there\.pdf$/ })).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: /Here: here\.pdf$/ }));
    await within(alert).findByRole('link', { name: 'Open Here: here.pdf' });
    await choose(paper, 'there');
    await click(said('keep'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await filesThere()).toContainEqual({ ...first, name: 'there.pdf' }));
    expect(await filesThere()).toHaveLength(3);
  });

  it('are told apart in Filipino too', async () => {
    await openBusiness();
    await click('Filipino');
    await screen.findByRole('heading', { level: 1, name: 'Detalye ng negosyo' });
    await saveThere('business', (values) => ({ ...values, dtiRegistrationNumber: 'D-1' }));
    await type('Rehistradong pangalan', 'Nakasulat dito');
    const alert = await notice();
    await waitFor(() => expect(alert.textContent).toContain(fil.here));
    expect(alert.textContent).toContain(fil.many.replace('{count}', '2'));
    expect(within(alert).getByRole('group', { name: 'Rehistradong pangalan' }).textContent).toContain(
      'Nakasulat dito',
    );
    await waitFor(async () => expect(document.activeElement).toBe(await notice()));
    await click(fil.allHere);
    expect(document.activeElement?.textContent).toBe(fil.keep);
    // Whoever goes on before it is kept is asked on the next page, with what was chosen.
    await click('I-save at magpatuloy');
    await screen.findByRole('heading', { level: 1, name: 'Pipirma at bangko' });
    expect(await sidesOf('Rehistradong pangalan')).toContainEqual([`${fil.here} Nakasulat dito`, true]);
    await click(fil.keep);
    await waitFor(async () => expect((await partThere('business'))?.values.name).toBe('Nakasulat dito'));
    expect((await partThere('business'))?.values.dtiRegistrationNumber).toBe('D-12345');
  });
});
