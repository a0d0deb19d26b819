interface Party {
  /** Digits: nine, and five of the branch. */
  tin: string;
  name: string;
  address: string | null;
  zip: string | null;
}

interface Figures {
  /** Pesos as they are read, without a sign of the currency: the form has none. */
  months: readonly [string, string, string];
  total: string;
  tax: string;
}

/** All that stands on form 2307. */
export interface CertificateFacts {
  /** What tells it from others, at its foot. */
  number: string;
  /** An ISO instant: the file says it was made then, so that it is the same each time. */
  issuedAt: string;
  /** Digits, MMDDYYYY. */
  from: string;
  to: string;
  payee: Party;
  payor: Party;
  rows: readonly (Figures & { nature: string; atc: string })[];
  totals: Figures;
  signatory: {
    name: string;
    position: string;
    tin: string;
    /** The signature as a data address; null where there is none. */
    picture: string | null;
  };
}
