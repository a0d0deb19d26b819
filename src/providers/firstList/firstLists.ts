import { type PageName, pathOf } from '#domain/pages.ts';

/** A row of a list as the API answers it. */
export type ListRow = Readonly<Record<string, unknown>>;

export interface FirstList {
  /** What the list asks the API first, when its address says nothing else. */
  call: string;
  /** The columns that it shows first: the field of one whose value is text as it stands, null for any other. */
  cells: readonly (string | null)[];
  hasTabs: boolean;
  /** The address of a row's own page; null where rows have none. */
  pathOfRow: ((row: ListRow) => string) | null;
}

const record =
  (type: 'partners' | 'merchants' | 'applications') =>
  ({ id }: ListRow): string =>
    pathOf('recordOverview', { type, id: String(id) });

/**
 * The lists whose first rows the entry asks for and shows by itself, while the back office is on its way, by their pages. Facts
 * of the lists in src/resources, which the entry must not load: firstLists.test.tsx compares the calls, the journey of the first
 * list the cells and links.
 */
export const FIRST_LISTS: Readonly<Partial<Record<PageName, FirstList>>> = {
  partnerList: {
    call: '/api/partners/v3/search?limit=20',
    cells: ['name', 'hsisCode', null, null, null, null, null],
    hasTabs: true,
    pathOfRow: record('partners'),
  },
  merchantList: {
    call: '/api/merchants?limit=20',
    cells: ['merchantName', 'hsisSalesRoomCode', null, 'partnerName', 'city', null],
    hasTabs: true,
    pathOfRow: record('merchants'),
  },
  applicationList: {
    call: '/api/partner-management/applications?limit=20',
    cells: ['name', 'referenceNumber', null, null, 'submittedBy', null, null],
    hasTabs: true,
    pathOfRow: record('applications'),
  },
  contractList: {
    call: '/api/contracts?limit=20',
    cells: ['partnerName', 'number', null, null, null, null],
    hasTabs: false,
    pathOfRow: null,
  },
  promoList: {
    call: '/api/promos?limit=20',
    cells: ['code', 'name', null, null, null, null, null, null],
    hasTabs: true,
    pathOfRow: ({ code }) => pathOf('promoDetail', { code: String(code) }),
  },
  accessRoleList: {
    call: '/api/access-role-management?limit=20',
    cells: ['role', null, null, null, null, 'updatedBy', null],
    hasTabs: false,
    pathOfRow: ({ accessRoleId }) => pathOf('accessRoleShow', { id: String(accessRoleId) }),
  },
};
