/** In the address of the page that says that an application was sent: it added stores to a partner. */
export const STORES_SENT = 'stores';
