import { personSections } from '#contract/shapes/sections.ts';
import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { type StoreChoice, storeIdsOf } from './storeChoice.ts';

/** Who serves which stores, as the form begins. */
export const toValues = (employeeCode: unknown, stores: readonly StoreChoice[]): Values => ({
  employeeCode: typeof employeeCode === 'string' ? employeeCode : null,
  merchantIds: stores,
});

/** Who is to serve which stores, as it is sent. */
export const toBody = ({ employeeCode, merchantIds }: Values) => ({
  employeeCode: typeof employeeCode === 'string' ? employeeCode : '',
  merchantIds: storeIdsOf(merchantIds),
});

/** By what the form checks the body before the server does. */
export const REPRESENTATIVE = { schema: personSections.representative };
