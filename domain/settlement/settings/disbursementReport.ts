/** What disbursement reports say of whoever pays. */
export interface DisbursementReport {
  /** The name of the account that payouts come from. */
  bankAccountName: string;
}
