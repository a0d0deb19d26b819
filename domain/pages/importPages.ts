import { type ImportKindId, importKinds } from '../importJobs/importKinds.ts';
import { forHolders } from './page.ts';

const BASE = '/batch-processing';

const at = <K extends ImportKindId>(kind: K, path: string) =>
  ({ path: `${BASE}/${path}`, menu: 'imports', ...forHolders([importKinds[kind].permission]) }) as const;

/** The import workbench: a page for each kind; third-party merchants are a switch on that of merchants. */
export const importPages = {
  batchPartner: at('partner', 'partner'),
  batchMerchant: at('merchant', 'merchant'),
  batchUserRegistration: at('user-registration', 'user-registration'),
  batchPromo: at('promo', 'promo'),
  batchTransactions: { ...at('transactions', 'transactions'), userType: 'INTERNAL' as const },
};
export type ImportPage = keyof typeof importPages;
export const IMPORT_PAGES = Object.keys(importPages) as ImportPage[];

/** The kind of import that a page begins with. */
export const PAGE_KINDS: Readonly<Record<ImportPage, ImportKindId>> = {
  batchPartner: 'partner',
  batchMerchant: 'merchant',
  batchUserRegistration: 'user-registration',
  batchPromo: 'promo',
  batchTransactions: 'transactions',
};

const PAGES: Readonly<Record<ImportKindId, ImportPage>> = {
  partner: 'batchPartner',
  merchant: 'batchMerchant',
  'merchant-3rd-party': 'batchMerchant',
  'user-registration': 'batchUserRegistration',
  promo: 'batchPromo',
  transactions: 'batchTransactions',
};

/** The page on which imports of a kind are begun; that of merchants with its switch as the kind has it. */
export const importStartPath = (kind: ImportKindId): string =>
  importPages[PAGES[kind]].path + (kind === 'merchant-3rd-party' ? '?third-party' : '');

/** The page of one import; whoever opens it finds it as it stands. */
export const importPath = ({ id, kind }: { id: string; kind: ImportKindId }): string =>
  `${importPages[PAGES[kind]].path}?${new URLSearchParams({ import: id })}`;
