import { MDR_TYPES, type MdrType } from '../records/mdrRates.ts';

/** A product as it stands in the address of its report: `hc-smile-rewards`. */
export function productSlug(product: MdrType): string {
  return product.toLowerCase().replaceAll('_', '-');
}

/** Every product's name in an address, in the order of the products. */
export const PRODUCT_SLUGS: readonly string[] = MDR_TYPES.map(productSlug);

/** The product that an address names; null for none. */
export function productOfSlug(slug: string | undefined): MdrType | null {
  return MDR_TYPES.find((product) => productSlug(product) === slug) ?? null;
}
