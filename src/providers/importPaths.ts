import type { ImportKindId } from '#domain/imports/kinds.ts';
import { BATCH_PATHS } from '../batchRoutes.ts';

const PATHS: Readonly<Record<ImportKindId, string>> = {
  partner: BATCH_PATHS.batchPartner,
  merchant: BATCH_PATHS.batchMerchant,
  'merchant-3rd-party': BATCH_PATHS.batchMerchant,
  'user-registration': BATCH_PATHS.batchUserRegistration,
  promo: BATCH_PATHS.batchPromo,
};

/** The page on which imports of a kind are begun; that of merchants with its switch as the kind has it. */
export const importStartPath = (kind: ImportKindId): string =>
  kind === 'merchant-3rd-party' ? `${PATHS[kind]}?third-party` : PATHS[kind];

/** The page of one import; whoever opens it finds it as it stands. */
export const importPath = ({ id, kind }: { id: string; kind: ImportKindId }): string =>
  `${PATHS[kind]}?${new URLSearchParams({ import: id })}`;
