import type { Values } from '../../../components/admin/form/formSpec.tsx';
import { addressToValues } from '../../../components/ui/address/addressValues.ts';

/** As many retailer associates as a store takes. */
export const MOST_PEOPLE = 50;

/** A retailer associate of whom nothing is known yet. */
export const emptyPerson = (): Values => ({
  firstName: '',
  middleName: '',
  lastName: '',
  gender: null,
  civilStatus: null,
  birthDate: '',
  email: '',
  mobileNumber: '',
  position: null,
  isEnabled: true,
  isSameAddress: true,
  presentAddress: addressToValues(undefined),
  permanentAddress: addressToValues(undefined),
});
