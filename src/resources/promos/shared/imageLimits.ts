/** The most images that a promo has. */
export const MAX_IMAGES = 6;
