/**
 * What a store keeps of the commission of a line as a top withholding agent, in pesos; null for any other store: it is told of these
 * too, and is then no part of the net nor of any sum.
 */
export const withheldOf = ({
  isTwa,
  withholdingTax,
}: {
  isTwa: boolean;
  withholdingTax: string;
}): string | null => (isTwa ? withholdingTax : null);
