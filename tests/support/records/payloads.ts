import type pg from 'pg';
import { bankOf, freshTin, personBody, placeIn } from './partnerBodies.ts';

/** An address as self-service sends it. */
export const payloadPlace = async (admin: pg.Client, type = 'Registration', city = 'City of Calamba') => ({
  country: 'PH',
  type,
  ...(await placeIn(admin, city)),
  municipality: city,
  zipCode: '4027',
  streetName: 'Rizal Street',
});

/** A sole proprietorship as self-service sends it. */
export const partnerPayload = async (admin: pg.Client, more: object = {}) => ({
  name: 'Aling Nena Trading',
  businessType: 'SOLE_PROPRIETORSHIP',
  tinNumber: freshTin(),
  dtiRegistrationNumber: 'D-12345',
  secRegistrationNumber: null,
  hcAgent: true,
  shoppingMallsPartner: false,
  digitalPosPartner: true,
  address: await payloadPlace(admin),
  bankDetails: await bankOf(admin),
  contactPerson: personBody('AUTHORIZED_SIGNATORY', 'Nena', { birthDate: '1990-01-05', jobTitle: 'Owner' }),
  ...more,
});

/** A store as self-service sends it: with its own address, hours, site, goods and one person. */
export const merchantPayload = async (admin: pg.Client, partnerId: string, more: object = {}) => ({
  partnerId,
  name: 'Aling Nena, Calamba',
  contactNumber: '639171234567',
  isSameAddress: false,
  address: await payloadPlace(admin),
  isSameBank: true,
  isSameContact: true,
  commodities: [{ code: 'ELEC', name: 'Electronics', isEnabled: true, types: [] }],
  schedules: [{ days: ['Monday', 'Friday'], openingHour: '08:00', closingHour: '17:00' }],
  ecommerceSites: [{ website: 'https://nena.example', isEnabled: true }],
  retailerAssociates: [
    {
      names: { firstName: 'Ben', lastName: 'Reyes' },
      gender: 'MALE',
      civilStatus: 'SINGLE',
      birthDate: '1995-03-02',
      mobile: '639181234567',
      position: 'Cashier',
      isEnabled: true,
      isSameAddress: true,
      addresses: [await payloadPlace(admin, 'Present')],
    },
  ],
  ...more,
});
