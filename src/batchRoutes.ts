import type { Route } from '#domain/access/guards.ts';
import { type ImportKindId, importKinds } from '#domain/imports/kinds.ts';

const BASE = '/batch-processing';

/** Where each kind of import has its page; third-party merchants are a switch on that of merchants. */
export const BATCH_PATHS = {
  batchPartner: `${BASE}/partner`,
  batchMerchant: `${BASE}/merchant`,
  batchUserRegistration: `${BASE}/user-registration`,
  batchPromo: `${BASE}/promo`,
} as const;
export type BatchPage = keyof typeof BATCH_PATHS;

/** The kind of import that a page begins with. */
export const PAGE_KINDS: Readonly<Record<BatchPage, ImportKindId>> = {
  batchPartner: 'partner',
  batchMerchant: 'merchant',
  batchUserRegistration: 'user-registration',
  batchPromo: 'promo',
};

export const BATCH_PAGES = Object.keys(BATCH_PATHS) as BatchPage[];

/** The pages of the import workbench with who may open them. */
export const BATCH_ROUTES: readonly (Route & { page: BatchPage })[] = BATCH_PAGES.map((page) => ({
  path: BATCH_PATHS[page],
  page,
  access: 'permission',
  needs: { all: [[importKinds[PAGE_KINDS[page]].permission]] },
}));
