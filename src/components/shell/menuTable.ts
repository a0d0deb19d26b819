import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { UserDetails } from '#contract/session.ts';
import { BATCH_PAGES, BATCH_PATHS } from '../../batchRoutes.ts';
import { MANAGEMENT_PATHS, NEW_PARTNER_PAGES, RECORD_PAGES } from '../../managementRoutes.ts';
import { PROMO_PAGES, PROMO_PATHS } from '../../promoRoutes.ts';
import { guardFor, routeAt } from '../../providers/guard.ts';
import { pathOf } from '../../providers/paths.ts';
import type { OfficePage } from '../../routes.ts';

export type MenuItem = {
  /** Key under shell.page. */
  key:
    | 'dashboard'
    | 'reviewQueue'
    | 'approvals'
    | 'partners'
    | 'merchants'
    | 'applications'
    | 'contracts'
    | 'promos'
    | 'imports'
    | 'accessRoles'
    | 'audit'
    | 'jobs';
  path: string;
  /** Where the item leads those who may not open its first page. */
  others?: readonly string[];
  icon: typeof SvgIcon;
  /** The pages that belong to this item, and the value of {type} where several items share a path. */
  pages: readonly OfficePage[];
  type?: string;
};
export type MenuSection = { key: 'work' | 'network' | 'control'; items: readonly MenuItem[] };

const rolePages = ['accessRoleList', 'accessRoleCreate', 'accessRoleShow', 'accessRoleEdit'] as const;

/** The left menu: what exists, in the order in which it stands. Who sees an item follows from src/routes.ts. */
export const MENU: readonly MenuSection[] = [
  {
    key: 'work',
    items: [
      { key: 'dashboard', path: '/', icon: HomeOutlined, pages: ['dashboard'] },
      {
        key: 'reviewQueue',
        path: MANAGEMENT_PATHS.reviewQueue,
        icon: FactCheckOutlined,
        pages: ['reviewQueue'],
      },
      {
        key: 'approvals',
        path: MANAGEMENT_PATHS.approvalList,
        icon: HowToRegOutlined,
        pages: ['approvalList', 'approval'],
      },
      { key: 'promos', path: PROMO_PATHS.promoList, icon: LocalOfferOutlined, pages: PROMO_PAGES },
      { key: 'jobs', path: pathOf('jobs', 'list'), icon: FileDownloadOutlined, pages: ['jobs'] },
    ],
  },
  {
    key: 'network',
    items: [
      {
        key: 'partners',
        path: pathOf('partners', 'list'),
        icon: BusinessOutlined,
        pages: RECORD_PAGES,
        type: 'partners',
      },
      {
        key: 'merchants',
        path: pathOf('merchants', 'list'),
        icon: StorefrontOutlined,
        pages: RECORD_PAGES,
        type: 'merchants',
      },
      {
        key: 'applications',
        path: pathOf('applications', 'list'),
        icon: AssignmentOutlined,
        pages: [...RECORD_PAGES, ...NEW_PARTNER_PAGES],
        type: 'applications',
      },
      {
        key: 'contracts',
        path: MANAGEMENT_PATHS.contractList,
        icon: DescriptionOutlined,
        pages: ['contractList'],
      },
      {
        key: 'imports',
        path: BATCH_PATHS.batchPartner,
        others: Object.values(BATCH_PATHS),
        icon: UploadFileOutlined,
        pages: BATCH_PAGES,
      },
    ],
  },
  {
    key: 'control',
    items: [
      {
        key: 'accessRoles',
        path: pathOf('access-roles', 'list'),
        icon: AdminPanelSettingsOutlined,
        pages: rolePages,
      },
      { key: 'audit', path: pathOf('audit', 'list'), icon: HistoryOutlined, pages: ['auditTrail'] },
    ],
  },
];

type Viewer = Pick<UserDetails, 'type' | 'permissions'>;

/** Whether the guard lets a user open a path. */
export const mayOpen = (path: string, user: Viewer): boolean =>
  guardFor(path, user).decision.kind === 'allow';

/** The sections with the items that the user may open; empty sections are left out. */
export const menuFor = (user: Viewer): MenuSection[] =>
  MENU.map((section) => ({
    ...section,
    items: section.items.flatMap((item) => {
      const path = [item.path, ...(item.others ?? [])].find((one) => mayOpen(one, user));
      return path === undefined ? [] : [{ ...item, path }];
    }),
  })).filter((section) => section.items.length > 0);

/** The item that a path belongs to, or null. */
export const itemAt = (pathname: string): MenuItem | null => {
  const { route, params } = routeAt(pathname);
  const items = MENU.flatMap((section) => section.items);
  const belongs = (item: MenuItem) =>
    item.pages.some((page) => page === route.page) &&
    (!item.type || params.type === undefined || item.type === params.type);
  return items.find(belongs) ?? null;
};
