import type { Problem } from '#domain/imports/problems.ts';
import type { Checked, ImportScope } from '../../imports/importKind.ts';
import { addressReader } from '../shared/address/addressReader.ts';
import { WHICH_PARTS } from '../shared/changes/applyAddressAndContact.ts';
import { codeProblems } from '../shared/codeProblems.ts';
import { readPerson } from '../shared/contact/sheetPerson.ts';
import { placeBook } from '../shared/places/placeBook.ts';
import { refuseOutsiders } from '../shared/refuseOutsiders.ts';
import { tooShort } from '../shared/tooShort.ts';
import type { CellsOf } from '../shared/written/sheetColumns.ts';
import { type PartnerKey, SHEET_CODE, SHEET_PARTNER } from './sheetPartner.ts';

/** Judges rows of the partner sheet by themselves. 403 for externals: new partners are entered by staff. */
export const partnerChecker = async (
  scope: ImportScope,
): Promise<(values: CellsOf<PartnerKey>) => Checked> => {
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
        ...SHEET_CODE.row({ hsisCode: code }),
        ...SHEET_PARTNER.row({ name, isPartnerBrand: isBrand === null ? null : isBrand === 'true' }),
        ...WHICH_PARTS.row({
          addressType: values.addressType ?? 'REGISTRATION',
          role: values.contactPersonType ?? 'CONTACT_PERSON',
        }),
        ...address.columns,
        ...readPerson(values),
      },
    };
  };
};
