import { ROUTES } from '#domain/pages.ts';

const fill = (path: string, values: Readonly<Record<string, readonly string[]>> = {}): string[] => {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return (values[name] ?? ['1']).flatMap((value) => fill(path.replace(`{${name}}`, value), values));
};

/** The demo's first sales representative, of the first partner and of its first store; and its first promo. */
const DEMO_IDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  officialReceipt: { orNumber: ['OR-0000000003'] },
  salesRepresentative: { retailerAssociateId: ['1001'] },
  promoDetail: { code: ['PRO1001'] },
  // One with lists, tables, links and a quotation.
  guideArticle: { link: ['my-settings'] },
  // The first one has its paper.
  protectionDetail: { type: ['uploaded'], id: ['1'] },
  protectionView: { type: ['uploaded'], id: ['1'] },
};

/** An application's pages below its overview are those of a partner: they are looked at once. */
const isTwice = (path: string) => /\/list\/applications\/\d+\/./.test(path);

const WIZARD = /\/(partner-management|merchant-list)\/new(\/|$)|^\/user-account-create\//;
const FIRST_STEPS = [
  '/user-account-create/user-info',
  '/partner-management/new/business-details',
  '/partner-management/list/partners/1/merchant-list/new/business-details',
];

/** A step of the wizard leads to its first one as long as nothing is answered; its own journey looks at the others. */
const isLaterStep = (path: string) => WIZARD.test(path) && !FIRST_STEPS.includes(path);

const isOffice = ({ access }: (typeof ROUTES)[number]): boolean =>
  access !== 'public' && access !== 'otp-session';

const paths = (isPublic: boolean) =>
  ROUTES.filter((route) => (isPublic ? route.access === 'public' : isOffice(route)))
    .flatMap((route) => fill(route.path, { ...route.values, ...DEMO_IDS[route.page] }))
    .filter((path) => !isTwice(path) && !isLaterStep(path));

/** Every page anybody may open; pages that lead to login without a code to wait for are asked for all the same. */
export const PUBLIC_PAGES = paths(true);

/** Every page behind login, with an id that the demo has. */
export const OFFICE_PAGES = paths(false);

/** One page of each layout: what shows a text in one of them shows it in all. */
const LAYOUTS = {
  start: '/',
  list: '/partner-management/list/partners',
  report: '/offset-report/list',
  record: '/partner-management/list/partners/1',
  section: '/partner-management/list/partners/1/business-details',
  sectionForm: '/partner-management/list/partners/1/business-details/edit',
  wizard: '/partner-management/new/business-details',
  rolesForm: '/access-role-management/create',
  chart: '/partner-management/funnel',
  detail: '/transactions/1',
  money: '/finance-management/payouts/1/statement',
  promo: '/my-promos/PRO1001',
  import: '/batch-processing/partner',
  person: '/user-account/2/access',
  settings: '/my-account/settings/security',
  notices: '/my-account/settings/notifications',
  guide: '/user-guide/list/my-settings',
  trail: '/audit-trail',
} as const;

/** Behind login. */
export const LAYOUT_PAGES: readonly string[] = Object.values(LAYOUTS);

/** A record that somebody sees of each type. */
export interface Seen {
  partners: string;
  merchants: string;
  applications: string;
  payments: string;
  payouts: string;
  payoutFiles: string;
  certificates: string;
}

const pagesOn = (seen: Seen): string[] =>
  ROUTES.filter(isOffice).flatMap(({ page, path, values }) =>
    (values?.type ?? ['none']).flatMap((type) => {
      const id = Object.entries(seen).flatMap(([name, value]) => (name === type ? [value] : []));
      const own: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
        transactionDetail: { id: [seen.payments] },
        transactionRefund: { id: [seen.payments] },
        payoutDetail: { id: [seen.payouts] },
        payeeStatement: { id: [seen.payouts] },
        certificateDetail: { id: [seen.certificates] },
        payoutFileDetail: { id: [seen.payoutFiles] },
      };
      const known = {
        ...values,
        type: [type],
        merchantId: [seen.merchants],
        ...own[page],
        ...DEMO_IDS[page],
      };
      return fill(path, id.length > 0 ? { ...known, id } : known);
    }),
  );

/** Every page behind login with every type, once, on records that somebody sees. */
export const officePagesOn = (seen: Seen): string[] => [...new Set(pagesOn(seen))];
