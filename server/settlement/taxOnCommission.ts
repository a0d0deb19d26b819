/** The percent of VAT that a line, `l`, adds to its commission. Nothing else of its terms is shown to partners. */
export const TAX_ON_COMMISSION = `l.terms ->> 'taxOnCommissionPercent'`;
