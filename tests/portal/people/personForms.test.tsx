import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { choose, click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { placeIn } from '#tests/support/records/partnerBodies.ts';
import { personBench } from '#tests/support/records/personBench.ts';

const LIST = '/partner-management/list';

let portal: Portal;
let bench: Awaited<ReturnType<typeof personBench>>;
let place: Awaited<ReturnType<typeof placeIn>>;
beforeAll(async () => {
  portal = await openPortal();
  bench = await personBench(portal);
  place = await placeIn(portal.app.admin, 'City of Calamba');
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const merchantWrites = () =>
  portal.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/merchants/'));

describe('the forms of a retailer associate', () => {
  it('personal details: what is wrong stands beside its field; then saved', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '/personal-details/edit'));
    await fill(say('sections.field.firstName'), '');
    await fill(/^Birth date/, '01/01/2020');
    await fill(/^E-mail/, 'nobody');
    await bench.save();
    for (const text of [/^Fill this in$/, /Write an e-mail address/, /18/])
      expect((await screen.findAllByText(text)).length, String(text)).toBeGreaterThan(0);
    expect(merchantWrites()).toEqual([]);
    await fill(say('sections.field.firstName'), 'Renamed');
    await fill(/^Birth date/, '02/03/1990');
    await fill(/^E-mail/, '');
    await choose(/^Civil status/, say('people.civilStatus.WIDOWED'));
    await bench.save();
    await bench.heading("Renamed Peña D'Andrade");
    expect(location.pathname).toBe(bench.person(id));
    expect(await bench.saved(id)).toMatchObject({
      firstName: 'Renamed',
      birthDate: '1990-02-03',
      civilStatus: 'WIDOWED',
      email: null,
      position: null,
    });
  });

  it('[user.designation] designation-position: the positions stand below their three groups', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '/designation-position/edit'));
    fireEvent.mouseDown(await screen.findByLabelText(/^Position/));
    const box = await screen.findByRole('listbox');
    for (const group of ['owner', 'manager', 'salesAgent'])
      expect(within(box).getByRole('group', { name: say(`people.designation.${group}`) })).toBeTruthy();
    expect(within(box).getAllByRole('option')).toHaveLength(14);
  });

  it('designation-position: several stores, of which one that nobody edits cannot be chosen; at least one stays', async () => {
    const { id } = await bench.makePerson({ position: 'Cashier' });
    const [first, second, closed] = await Promise.all(bench.stores.map(bench.storeName));
    await bench.open(bench.person(id, '/designation-position/edit'));
    await choose(/^Position/, 'Team Leader');
    const field = await screen.findByLabelText(say('people.field.merchantIds'));
    fireEvent.mouseDown(field);
    const locked = await screen.findByRole('option', { name: new RegExp(`^${closed}`) });
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('option', { name: new RegExp(`^${first}`) })).toBeNull();
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${second}`) }));
    await bench.save();
    await bench.heading(/^Nena/);
    expect(await bench.saved(id)).toMatchObject({
      position: 'Team Leader',
      merchants: [{ id: bench.stores[0] }, { id: bench.stores[1] }],
    });
    // Moved away from the store of the address, the person is shown at the one that is left.
    await bench.open(bench.person(id, '/designation-position/edit'));
    const input = await screen.findByLabelText(say('people.field.merchantIds'));
    for (const left of [1, 0]) {
      fireEvent.keyDown(input, { key: 'Backspace' });
      const chips = () => input.closest('.MuiAutocomplete-root')?.querySelectorAll('.MuiChip-root');
      await waitFor(() => expect(chips()).toHaveLength(left));
    }
    await bench.save();
    expect((await screen.findAllByText(/at least 1/)).length).toBeGreaterThan(0);
    await choose(say('people.field.merchantIds'), new RegExp(`^${second}`));
    await bench.save();
    await waitFor(() => expect(location.pathname).toBe(bench.person(id, '', bench.stores[1])));
    expect((await bench.saved(id)).merchants.map((store: { id: string }) => store.id)).toEqual([
      bench.stores[1],
    ]);
  });

  it('permanent address: the present one, or one of its own down to the ZIP code', async () => {
    const { id } = await bench.makePerson({ isSameAddress: true, presentAddress: place });
    await bench.open(bench.person(id, '/address/permanent/edit'));
    const same = await screen.findByLabelText(say('people.field.isSameAddress'));
    fireEvent.click(same);
    await bench.save();
    expect((await screen.findAllByText(/^Fill this in$/)).length).toBeGreaterThan(0);
    const named = async (table: string, key: string): Promise<string> =>
      (await portal.app.admin.query(`select name from ${table} where id = $1`, [key])).rows[0].name;
    await choose(say('sections.field.regionId'), await named('region', place.regionId));
    await choose(say('sections.field.provinceId'), await named('province', place.provinceId));
    await choose(say('sections.field.municipalityId'), await named('city', place.municipalityId));
    await choose(say('sections.field.barangayId'), await named('barangay', place.barangayId));
    fireEvent.mouseDown(await screen.findByLabelText(say('sections.field.zipCodeId')));
    fireEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await fill(say('sections.field.streetName'), 'Mabini Street');
    await bench.save();
    expect(await screen.findByText(/Mabini Street/)).toBeTruthy();
    expect(await bench.saved(id)).toMatchObject({
      isSameAddress: false,
      addresses: [{}, { type: 'PERMANENT' }],
    });
    await bench.open(bench.person(id, '/address/permanent/edit'));
    fireEvent.click(await screen.findByLabelText(say('people.field.isSameAddress')));
    await bench.save();
    await bench.heading(/^Nena/);
    expect((await bench.saved(id)).isSameAddress).toBe(true);
  });

  it('permanent address: without a present one there is nothing to share', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '/address/permanent/edit'));
    const same = await screen.findByLabelText(say('people.field.isSameAddress'));
    expect(same.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(say('people.noPresentAddress'))).toBeTruthy();
  });

  it('present address: the permanent one goes along or stays as it was', async () => {
    const { id } = await bench.makePerson({
      isSameAddress: true,
      presentAddress: { ...place, streetName: 'Old Street' },
    });
    await bench.open(bench.person(id, '/address/present/edit'));
    await fill(say('sections.field.streetName'), 'New Street');
    await bench.save();
    expect(await screen.findAllByText(/New Street/)).toHaveLength(2);
    await bench.open(bench.person(id, '/address/present/edit'));
    await fill(say('sections.field.streetName'), 'Newest Street');
    fireEvent.click(await screen.findByLabelText(say('people.isPermanentToo')));
    await bench.save();
    expect(await screen.findAllByText(/Newest Street/)).toHaveLength(1);
    expect(await screen.findAllByText(/New Street/)).toHaveLength(1);
  });

  it('a version that somebody changed meanwhile opens the conflict with whose change it was', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '/personal-details/edit'));
    await fill(say('sections.field.lastName'), 'Mine');
    await bench.people.update(
      'personal-details',
      { merchantId: bench.stores[0], id },
      {
        firstName: 'Theirs',
        lastName: "D'Andrade",
        gender: 'MALE',
      },
      { as: 'sbo.second' },
    );
    await bench.save();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('sbo.second');
    expect(within(dialog).getByText('Mine')).toBeTruthy();
    expect(within(dialog).getAllByText(say('people.gender.MALE')).length).toBeGreaterThan(0);
    await click(say('form.saveChosen'));
    await bench.heading('Theirs Mine');
  });

  it('offers what was typed and not saved, and asks before it is left', async () => {
    const { id } = await bench.makePerson();
    await bench.open(bench.person(id, '/personal-details/edit'));
    await fill(say('sections.field.lastName'), 'Unsaved');
    await click(say('common.cancel'), 'link');
    await click(say('form.leaveKeep'));
    await waitFor(() => expect(location.pathname).toBe(bench.person(id)));
    await bench.open(bench.person(id, '/personal-details/edit'));
    await click(say('form.restoreDraft'));
    await waitFor(() =>
      expect((screen.getByLabelText(say('sections.field.lastName')) as HTMLInputElement).value).toBe(
        'Unsaved',
      ),
    );
  });
});

describe('a new retailer associate', () => {
  beforeEach(() => portal.app.admin.query('delete from draft'));

  it('of a store: name, position and both addresses, in more than one store', async () => {
    const second = await bench.storeName(bench.stores[1]);
    await bench.open(`${LIST}/merchants/${bench.stores[0]}/retailer-associate-list`);
    await click(say('people.addAssociate'), 'link');
    await bench.heading(say('people.addAssociate'));
    await fill(/^Middle name/, 'Only');
    await bench.save();
    expect((await screen.findAllByText(/^Fill this in$/)).length).toBeGreaterThan(1);
    await fill(say('sections.field.firstName'), 'Bagong');
    await fill(say('sections.field.lastName'), 'Tao');
    await choose(/^Position/, 'Supervisor');
    await choose(say('people.field.merchantIds'), new RegExp(`^${second}`));
    await bench.save();
    await bench.heading('Bagong Only Tao');
    expect(await screen.findByText('Bagong Only Tao was added to 2 stores.')).toBeTruthy();
    const id = location.pathname.split('/').at(-1) ?? '';
    expect(await bench.saved(id)).toMatchObject({
      position: 'Supervisor',
      isEnabled: true,
      isSameAddress: false,
      addresses: [],
      merchants: [{ id: bench.stores[0] }, { id: bench.stores[1] }],
    });
  });

  it('of a partner is asked for the stores first', async () => {
    const names = await Promise.all(bench.stores.map(bench.storeName));
    await bench.open(`${LIST}/partners/${bench.made.partnerId}/retailer-associate-list`);
    await click(say('people.addAssociate'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: say('people.continue') })).toHaveProperty(
      'disabled',
      true,
    );
    await choose(say('people.whichStores'), new RegExp(`^${names[1]}`), names[1]);
    await choose(say('people.whichStores'), new RegExp(`^${names[0]}`), names[0]);
    await click(say('people.continue'));
    await bench.heading(say('people.addAssociate'));
    expect(location.pathname).toBe(bench.ofStore('/retailer-associate/add', bench.stores[1]));
    for (const name of names.slice(0, 2))
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  });

  it('who is there already is refused beside the name', async () => {
    const { name } = await bench.makePerson({ birthDate: null });
    const [first = '', letter = ''] = name.split(' ');
    await bench.open(bench.ofStore('/retailer-associate/add'));
    await fill(say('sections.field.firstName'), `${first} ${letter}`);
    await fill(say('sections.field.lastName'), "D'Andrade");
    await bench.save();
    const messages = await screen.findAllByText(/has a person of this name/);
    expect(messages.length).toBeGreaterThan(1);
    expect(screen.getByLabelText(say('sections.field.lastName')).getAttribute('aria-invalid')).toBe('true');
  });
});
