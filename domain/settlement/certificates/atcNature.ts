/** What payments a tax code is of, by its number: WI of persons, WC of everybody else. The forms are in English alone. */
const NATURES: Readonly<Record<string, { nature: string; rate: string }>> = {
  156: {
    nature:
      'Payments by credit card companies on gross amounts paid to any business entity representing its sales to cardholders',
    rate: '½%',
  },
  157: { nature: 'Payments by the government to its local or resident suppliers of services', rate: '2%' },
  158: {
    nature: 'Payments by top withholding agents to their local or resident suppliers of goods',
    rate: '1%',
  },
  160: {
    nature: 'Payments by top withholding agents to their local or resident suppliers of services',
    rate: '2%',
  },
  640: { nature: 'Payments by the government to its local or resident suppliers of goods', rate: '1%' },
  760: {
    nature:
      'Gross remittances by e-marketplace operators and digital financial services providers to sellers and merchants (to March 2025)',
    rate: '1% of ½',
  },
  820: { nature: 'Gross remittances by e-marketplace operators to sellers and merchants', rate: '½%' },
  830: {
    nature: 'Gross remittances by digital financial services providers to sellers and merchants',
    rate: '½%',
  },
};

/** What payments a tax code (WC156) is of; the code itself where it is none of the schedule. */
export function atcNature(code: string): string {
  return NATURES[code.slice(2)]?.nature ?? code;
}

/** The schedule of tax codes at the back of the form, by number. */
export const ATC_SCHEDULE: readonly {
  nature: string;
  rate: string;
  individual: string;
  corporate: string;
}[] = Object.entries(NATURES).map(([number, row]) => ({
  ...row,
  individual: `WI${number}`,
  corporate: `WC${number}`,
}));
