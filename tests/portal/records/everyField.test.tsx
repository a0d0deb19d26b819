import { screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { FieldRows } from '#domain/fields/field.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { storeBusinessFields, storeDetailFields } from '#domain/fields/store.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

let portal: Portal;
let made: MadeApplication;
beforeAll(async () => {
  portal = await openPortal();
  made = await makeApplication(portal.app.admin, { stores: [{}] });
});
afterEach(() => portal.tidy());
afterAll(() => portal.close());

const partner = (page: string) => `/partner-management/list/partners/${made.partnerId}/${page}`;
const store = (page: string) => `/partner-management/list/merchants/${made.storeIds[0]}/${page}`;
const ofStore = () =>
  `/partner-management/list/partners/${made.partnerId}/merchant-list/${made.storeIds[0]}/edit`;
const labels = (fields: FieldRows): string[] => Object.values(fields).map(({ label }) => label.en);

/** The labels of inputs, fieldsets and panels that are on the page. */
const asked = (): string[] =>
  [...document.querySelectorAll('label, legend, h2, h3')].map((label) =>
    (label.textContent ?? '').replace(` (${say('ui.optional')})`, ''),
  );
const shown = (): string[] => [...document.querySelectorAll('dt')].map((label) => label.textContent ?? '');

const left = (fields: FieldRows, present: readonly string[]): string[] =>
  labels(fields).filter((label) => !present.includes(label));

// A field that is in the dictionary and the contract and not on the page is named by these.
describe('every field of the dictionary', () => {
  it.each<[string, () => string, FieldRows, () => string[]]>([
    ['a partner’s form', () => partner('business-details/edit'), partnerBusinessFields, asked],
    ['a partner’s page', () => partner('business-details'), partnerBusinessFields, shown],
    ['a store’s form', ofStore, storeDetailFields, asked],
    ['a store’s page', () => store('merchant-details'), storeDetailFields, shown],
    ['a store’s business form', () => store('business-details/edit'), storeBusinessFields, asked],
    ['a store’s business page', () => store('business-details'), storeBusinessFields, shown],
  ])('stands in %s', async (_, path, fields, present) => {
    await portal.show(path(), { as: 'sales.admin' });
    await screen.findAllByText(labels(fields)[0] ?? '');
    await waitFor(() => expect(left(fields, present())).toEqual([]));
  });
});
