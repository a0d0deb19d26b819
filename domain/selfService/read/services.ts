import type { BusinessForm, HandlingTransactions } from '../form/applicationForm.ts';

/** What a partner takes part in, as it is stored; unknown counts as no. */
export interface Services {
  hcAgent: boolean | null;
  shoppingMallsPartner: boolean | null;
  digitalPosPartner: boolean | null;
}

/** Who handles the transactions of a partner. */
export const handlingTransactions = (hcAgent: boolean | null): HandlingTransactions =>
  hcAgent ? 'HC_SALES_AGENT' : 'STORE_EMPLOYEE';

/** What a partner takes part in as the form asks for it. Who sells on Shoppingmall.ph has the template of products already. */
export const servicesToForm = (
  services: Services,
): Pick<
  BusinessForm,
  'handlingTransactions' | 'shoppingmallPh' | 'homeCreditDigitalPayments' | 'skuTemplateDownloaded'
> => ({
  handlingTransactions: handlingTransactions(services.hcAgent),
  shoppingmallPh: services.shoppingMallsPartner === true,
  homeCreditDigitalPayments: services.digitalPosPartner === true,
  skuTemplateDownloaded: services.shoppingMallsPartner === true,
});
