/** Under which the systems that were read are kept. */
export const MACHINES_KEY = ['machine-accounts'];
