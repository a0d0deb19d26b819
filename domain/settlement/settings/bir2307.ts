/** Who pays and withholds, and who signs for it, on form 2307. TINs are digits as they are stored. */
export interface Bir2307 {
  payorTin: string;
  payorName: string;
  payorAddress: string;
  payorPostalCode: string;
  signatoryName: string;
  signatoryTin: string;
  signatoryPosition: string;
}
