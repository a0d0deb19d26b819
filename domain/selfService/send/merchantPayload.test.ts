import { describe, expect, it } from 'vitest';
import { emptyStore } from '../form/emptyForms.ts';
import { merchantPayload } from './merchantPayload.ts';

const partner = { id: '7', referenceNumber: 'SK-2026-001001' };
const store = { ...emptyStore(), merchantName: ' Aling Nena, Quiapo ', contactNumber: '9171234567' };
const applicant = { anonymous: true } as const;
const hours = { openingHour: '08:00', closingHour: '17:00' };

describe('a store of an application', () => {
  it('[selfService.createdBy] says who made it when somebody without an account sends it, else nothing', () => {
    expect(merchantPayload(store, partner, applicant)).toMatchObject({
      createdBy: 'applicant:SK-2026-001001',
    });
    expect(merchantPayload(store, partner, { anonymous: false })).not.toHaveProperty('createdBy');
  });

  it('[send.branchContact] names its partner, and leaves out what it shares', () =>
    expect(merchantPayload(store, partner, { anonymous: false })).toEqual({
      partnerId: '7',
      referenceNumber: 'SK-2026-001001',
      name: 'Aling Nena, Quiapo',
      contactNumber: '639171234567',
      isSameAddress: true,
      isSameBank: true,
      isSameContact: true,
      commodities: [],
      retailerAssociates: [],
    }));

  it('[const.addressTypes] has its own address, account and contact where it shares none', () => {
    const own = { ...store, isSameAddress: false, isSameBank: false, isSameContact: false };
    expect(merchantPayload(own, partner, applicant)).toMatchObject({
      address: { type: 'Registration' },
      bankDetails: { isPaymentsReceived: true },
      contactPerson: { role: 'CONTACT_PERSON' },
    });
  });

  it('[send.schedules] [send.ecommerceSites] has hours and sites only where there are any', () => {
    const none = merchantPayload(
      {
        ...store,
        schedules: [{ days: [], ...hours }],
        ecommerceSites: [
          { website: '', isEnabled: true },
          { website: 'https://b.ph', isEnabled: true },
        ],
      },
      partner,
      applicant,
    );
    expect(none).not.toHaveProperty('schedules');
    expect(none).not.toHaveProperty('ecommerceSites');
    const monday = { days: ['Monday'], ...hours };
    const some = merchantPayload(
      { ...store, schedules: [monday], ecommerceSites: [{ website: 'https://a.ph', isEnabled: true }] },
      partner,
      applicant,
    );
    expect(some).toMatchObject({ schedules: [monday], ecommerceSites: [{ website: 'https://a.ph' }] });
  });

  it('may have no number', () =>
    expect(merchantPayload({ ...store, contactNumber: ' ' }, partner, applicant).contactNumber).toBeNull());
});
