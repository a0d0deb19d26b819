import type { FunctionComponent } from 'react';
import { AssociateAddPage } from './people/AssociateAddPage.tsx';
import { DesignationEditPage } from './people/edit/DesignationEditPage.tsx';
import { PermanentAddressEditPage } from './people/edit/PermanentAddressEditPage.tsx';
import { PersonalDetailsEditPage } from './people/edit/PersonalDetailsEditPage.tsx';
import { PresentAddressEditPage } from './people/edit/PresentAddressEditPage.tsx';
import { RepresentativeAddPage } from './people/RepresentativeAddPage.tsx';
import type { EditPage } from './recordPageNames.ts';
import { BusinessDetailsEditPage } from './sections/BusinessDetailsEditPage.tsx';
import { BankDetailsEditPage } from './sections/bank/BankDetailsEditPage.tsx';
import { CommoditiesEditPage } from './sections/CommoditiesEditPage.tsx';
import { ContactPersonEditPage } from './sections/ContactPersonEditPage.tsx';
import { EcommerceSitesEditPage } from './sections/EcommerceSitesEditPage.tsx';
import { MerchantEditPage } from './sections/MerchantEditPage.tsx';
import { OperatingHourEditPage } from './sections/OperatingHourEditPage.tsx';

/** The pages that change a record or its people, one chunk: with the schemas that they check by. */
export const forms: Readonly<Record<EditPage, FunctionComponent>> = {
  businessDetailsEdit: BusinessDetailsEditPage,
  bankDetailsEdit: BankDetailsEditPage,
  contactPersonEdit: ContactPersonEditPage,
  merchantEdit: MerchantEditPage,
  commoditiesEdit: CommoditiesEditPage,
  operatingHourEdit: OperatingHourEditPage,
  ecommerceSitesEdit: EcommerceSitesEditPage,
  retailerAssociateAdd: AssociateAddPage,
  presentAddressEdit: PresentAddressEditPage,
  permanentAddressEdit: PermanentAddressEditPage,
  personalDetailsEdit: PersonalDetailsEditPage,
  designationPositionEdit: DesignationEditPage,
  salesRepresentativeAdd: RepresentativeAddPage,
};
