import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope, Values } from '../../imports/importKind.ts';
import { addressReader } from '../shared/address/addressReader.ts';
import { codeProblems } from '../shared/codeProblems.ts';
import { readContact } from '../shared/contact/readContact.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import { tooShort } from '../shared/tooShort.ts';

/** Judges rows of the partner sheet by themselves. 403 for externals: new partners are entered by staff. */
export const partnerChecker = async (scope: ImportScope): Promise<(values: Values) => Checked> => {
  refuseOutsiders(scope, 'partner');
  const readAddress = addressReader(await placeBook(scope.tx));
  return (values) => {
    const code = values.hsisPartnerCode ?? null;
    const name = values.partnerName ?? null;
    const address = readAddress(values);
    const problems: Problem[] = [
      ...codeProblems('hsisPartnerCode', code),
      ...tooShort('partnerName', name, 2),
      ...address.problems,
    ];
    const isBrand = values.partnerBrand ?? null;
    return {
      key: code?.toLowerCase() ?? null,
      name: name ?? code,
      problems,
      resolved: {
        hsis_code: code,
        name,
        is_partner_brand: isBrand === null ? null : isBrand === 'true',
        address_type: values.addressType ?? 'REGISTRATION',
        ...address.columns,
        role: values.contactPersonType ?? 'CONTACT_PERSON',
        ...readContact(values),
      },
    };
  };
};
