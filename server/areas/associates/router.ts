import { addRetailerAssociate } from './addRetailerAssociate.ts';
import { getAssociate } from './getAssociate.ts';
import { getMerchantAssociates } from './getMerchantAssociates.ts';
import { getSalesRepresentatives } from './getSalesRepresentatives.ts';
import { listAssociates } from './listAssociates.ts';
import { salesRepresentativeAction } from './salesRepresentativeAction.ts';
import { updateDesignationPosition } from './updateDesignationPosition.ts';
import { updateRetailerAssociateAddress } from './updateRetailerAssociateAddress.ts';
import { updateRetailerAssociatePersonalDetails } from './updateRetailerAssociatePersonalDetails.ts';

export const associatesRouter = {
  listAssociates,
  getAssociate,
  getMerchantAssociates,
  addRetailerAssociate,
  updateRetailerAssociatePersonalDetails,
  updateRetailerAssociateAddress,
  updateDesignationPosition,
  getSalesRepresentatives,
  salesRepresentativeAction,
};
