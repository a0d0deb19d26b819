import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Application, applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { placeIn } from '#tests/support/records/partnerBodies.ts';
import { told } from './applicantText.ts';

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

const remark = ({ partnerId }: Application, section: string, field: string) =>
  portal.app.admin.query(
    `insert into review_remark (partner_id, section, field, message, created_by)
      values ($1, $2, $3, 'It differs from the certificate', 'sbo.reviewer')`,
    [partnerId, section, field],
  );
const prove = async (own: Application, path: string) => {
  await portal.app.clearLimits();
  await portal.reload(`/apply/continue?${new URLSearchParams([['then', path]])}`);
  await fill(told('go.label'), own.reference);
  await click(told('prove.send'));
  await heading(told('prove.title'));
  await fill(told('prove.label'), await bench.code(own.mobile));
  await click(told('prove.submit'));
};

describe('mending an address that the review asks for', () => {
  it('opens all of an address, of which each place waits for the one above it to be chosen', async () => {
    const own = await bench.application({ ...INCOMPLETE, stores: [] });
    const ids = await placeIn(portal.app.admin, 'City of Calamba');
    await portal.app.admin.query(
      `insert into address (partner_id, type, region_id, province_id, city_id, barangay_id, street_name)
        values ($1, 'REGISTRATION', $2, $3, $4, $5, 'Rizal')`,
      [own.partnerId, ids.regionId, ids.provinceId, ids.municipalityId, ids.barangayId],
    );
    await remark(own, 'business-details', 'address');
    await prove(own, `/self-service/track/${own.reference}/business-details`);
    const select = (key: 'municipalityId' | 'barangayId') =>
      screen.findByLabelText<HTMLSelectElement>(told(`mend.${key}`));
    await waitFor(async () => expect((await select('municipalityId')).value).toBe(ids.municipalityId));
    expect(document.querySelectorAll('main .s-asked :is(input, select)')).toHaveLength(10);
    const other = [...(await select('municipalityId')).options].find(
      ({ value }) => value && value !== ids.municipalityId,
    );
    fireEvent.change(await select('municipalityId'), { target: { value: other?.value } });
    await click(told('mend.save'));
    await screen.findByText(told('mend.placeMissing'));
    expect(document.activeElement).toBe(await select('barangayId'));
    await waitFor(async () => expect((await select('barangayId')).options.length).toBeGreaterThan(1));
    const barangay = (await select('barangayId')).options[1]?.value;
    fireEvent.change(await select('barangayId'), { target: { value: barangay } });
    expect(screen.queryByText(told('mend.placeMissing'))).toBeNull();
    await fill(told('mend.unitNumber'), '2B');
    await click(told('mend.save'));
    // The server names what else is missing, beside it.
    const zip = await screen.findByLabelText<HTMLSelectElement>(told('mend.zipCodeId'));
    await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(zip, { target: { value: zip.options[1]?.value } });
    await click(told('mend.save'));
    await screen.findByText(told('mend.saved'));
    const { rows } = await portal.app.admin.query(
      'select city_id as city, barangay_id as barangay, street_name as street, unit_number as unit from address where partner_id = $1',
      [own.partnerId],
    );
    expect(rows).toEqual([{ city: other?.value, barangay, street: 'Rizal', unit: '2B' }]);
  });
});
