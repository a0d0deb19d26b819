import type { ImportKindId } from '#domain/imports/kinds.ts';

const PAGES: Readonly<Record<ImportKindId, string>> = {
  partner: '/batch-processing/partner',
  merchant: '/batch-processing/merchant',
  'merchant-3rd-party': '/batch-processing/merchant',
  'user-registration': '/batch-processing/user-registration',
  promo: '/batch-processing/promo',
};

/** Address of an import in the portal. */
export const pageOf = ({ kind, id }: { kind: ImportKindId; id: string }): string =>
  `${PAGES[kind]}?import=${id}`;
