/** Names of promos, each with what it says; `store` is whose it is and `rate` how much is taken off. */
export const PROMO_WORDS: readonly {
  name: string;
  category: string;
  says: (store: string, rate: string) => string;
}[] = [
  {
    name: 'Payday sulit deals',
    category: 'BEST_DEALS',
    says: (store, rate) =>
      `Up to ${rate}% off at ${store} every payday weekend. Bring your card and a valid ID.`,
  },
  {
    name: 'New phone, lighter monthly',
    category: 'ZERO_INTEREST',
    says: (store, rate) => `${rate}% off selected phones at ${store}, on top of 0% interest for six months.`,
  },
  {
    name: 'Balik-eskwela savings',
    category: 'BACK_TO_SCHOOL',
    says: (store, rate) => `Laptops, tablets and printers for students: ${rate}% less at ${store}.`,
  },
  {
    name: 'Pamaskong handog',
    category: 'HOLIDAY',
    says: (store, rate) => `Paskong mas magaan: ${rate}% off on gifts and appliances at ${store}.`,
  },
  {
    name: 'Cashback weekends',
    category: 'CASHBACK',
    says: (store, rate) => `Get ${rate}% back on your next statement when you shop at ${store} on a weekend.`,
  },
  {
    name: 'Clearance corner',
    category: 'CLEARANCE',
    says: (store, rate) =>
      `Display units and last pieces at ${store} go for ${rate}% less. First come, first served.`,
  },
  {
    name: 'Bundle and save',
    category: 'BUNDLES',
    says: (store, rate) => `Two appliances in one receipt: ${rate}% off the second one at ${store}.`,
  },
  {
    name: 'Smile points double up',
    category: 'REWARDS',
    says: (store, rate) => `Members take ${rate}% off at ${store} and earn double points.`,
  },
  {
    name: 'Fresh arrivals preview',
    category: 'NEW_ARRIVALS',
    says: (store, rate) =>
      `Be the first to try what just came in at ${store}, with ${rate}% off for a start.`,
  },
  {
    name: 'May libre ka!',
    category: 'FREEBIES',
    says: (store, rate) => `A free accessory set and ${rate}% off with every new unit at ${store}.`,
  },
];

export const PROMO_TERMS = `1. Valid on the days stated, at participating stores only.
2. Not to be combined with other discounts or vouchers.
3. Present the promo code or QR before paying. Not convertible to cash.
4. Items returned are refunded at the price that was paid.`;

/** The store category by the kind of store. */
export const STORE_CATEGORIES = [
  'MOBILE',
  'APPLIANCE',
  'COMPUTER',
  'FURNITURE',
  'MOTORPARTS',
  'ELECTRONICS',
  'HARDWARE',
] as const;
