import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope, Values } from '../../kind.ts';
import { addressReader } from '../address.ts';
import { codeProblems } from '../codes.ts';
import { readContact } from '../contact.ts';
import { placeBook } from '../places/placeBook.ts';
import { refuseOutsiders } from '../refuseOutsiders.ts';
import { tooShort } from '../tooShort.ts';

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
