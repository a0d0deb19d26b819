import { isRecordType } from '../pages/recordPages.ts';
import { type PageName, pathOf } from '../pages.ts';

/** Each kind of record that is remembered once it was opened: its page, and what names it in the address. */
const OPENED = {
  partner: { page: 'recordOverview', by: 'id', values: { type: 'partners' } },
  application: { page: 'recordOverview', by: 'id', values: { type: 'applications' } },
  store: { page: 'recordOverview', by: 'id', values: { type: 'merchants' } },
  payment: { page: 'transactionDetail', by: 'id' },
  payout: { page: 'payoutDetail', by: 'id' },
  certificate: { page: 'certificateDetail', by: 'id' },
  owed: { page: 'owedCertificateDetail', by: 'id' },
  receipt: { page: 'officialReceipt', by: 'orNumber' },
  delivery: { page: 'deliveryDetail', by: 'id' },
  promo: { page: 'promoDetail', by: 'code' },
  person: { page: 'userDetail', by: 'id' },
  role: { page: 'accessRoleShow', by: 'id' },
} as const satisfies Record<
  string,
  { page: PageName; by: string; values?: Readonly<Record<string, string>> }
>;

export type OpenedKind = keyof typeof OPENED;
export const OPENED_KINDS = Object.keys(OPENED) as [OpenedKind, ...OpenedKind[]];

/** A record that somebody opened, by what its address names it. */
export interface Opened {
  kind: OpenedKind;
  id: string;
}

/** The setting of a user that keeps what they opened: a list of `Opened`, the latest first. */
export const OPENED_KEY = 'settings.opened';
/** So many are kept, a few of which may have gone out of the user's sight. */
export const OPENED_KEPT = 16;
/** So many are shown. */
export const OPENED_SHOWN = 6;

const KIND_OF_TYPE = { partners: 'partner', applications: 'application', merchants: 'store' } as const;

/** The record that a page shows, by the name of the page and what its address names; null where it shows none. */
export function openedAt(page: string, params: Readonly<Record<string, string>>): Opened | null {
  const { type, id, merchantId } = params;
  if (isRecordType(type) && id) {
    return merchantId ? { kind: 'store', id: merchantId } : { kind: KIND_OF_TYPE[type], id };
  }
  const kind = OPENED_KINDS.find((one) => OPENED[one].page === page);
  const named = kind && params[OPENED[kind].by];
  return kind && named ? { kind, id: named } : null;
}

/** Where a record is opened again. */
export const openedPath = ({ kind, id }: Opened): string => {
  const row: { page: PageName; by: string; values?: Readonly<Record<string, string>> } = OPENED[kind];
  return pathOf(row.page, { ...row.values, [row.by]: id });
};

/** The page whose guard decides whether a kind is shown. */
export const openedPage = (kind: OpenedKind): PageName => OPENED[kind].page;

const isOpened = (one: unknown): one is Opened =>
  typeof one === 'object' &&
  one !== null &&
  'kind' in one &&
  'id' in one &&
  typeof one.id === 'string' &&
  OPENED_KINDS.some((kind) => kind === one.kind);

/** What was kept of the records that somebody opened, whatever that is; what cannot be read is left out. */
export const openedOf = (kept: unknown): Opened[] => (Array.isArray(kept) ? kept.filter(isOpened) : []);

// An application is its partner, seen from another list.
const recordOf = ({ kind, id }: Opened): string => `${kind === 'application' ? 'partner' : kind} ${id}`;

/** What is kept once a record was opened: it first, once, and of the others as many as have room. */
export function withOpened(kept: unknown, opened: Opened): Opened[] {
  const others = openedOf(kept).filter((one) => recordOf(one) !== recordOf(opened));
  return [opened, ...others.map(({ kind, id }) => ({ kind, id }))].slice(0, OPENED_KEPT);
}
