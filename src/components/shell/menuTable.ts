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
import { IMPORT_PAGES } from '#domain/pages/importPages.ts';
import type { MenuKey } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages.ts';
import { guardFor, routeAt } from '../../providers/guard.ts';
import { resourcePath } from '../../providers/paths.ts';

export type MenuItem = {
  /** Key under shell.page; the pages whose row says so belong to it. */
  key: MenuKey;
  path: string;
  /** Where the item leads those who may not open its first page. */
  others?: readonly string[];
  icon: typeof SvgIcon;
};
export type MenuSection = { key: 'work' | 'network' | 'control'; items: readonly MenuItem[] };

/** The left menu: what exists, in the order in which it stands. Who sees an item follows from domain/pages.ts. */
export const MENU: readonly MenuSection[] = [
  {
    key: 'work',
    items: [
      { key: 'dashboard', path: pathOf('dashboard'), icon: HomeOutlined },
      { key: 'reviewQueue', path: pathOf('reviewQueue'), icon: FactCheckOutlined },
      { key: 'approvals', path: pathOf('approvalList'), icon: HowToRegOutlined },
      { key: 'promos', path: pathOf('promoList'), icon: LocalOfferOutlined },
      { key: 'jobs', path: pathOf('jobs'), icon: FileDownloadOutlined },
    ],
  },
  {
    key: 'network',
    items: [
      { key: 'partners', path: resourcePath('partners', 'list'), icon: BusinessOutlined },
      { key: 'merchants', path: resourcePath('merchants', 'list'), icon: StorefrontOutlined },
      { key: 'applications', path: resourcePath('applications', 'list'), icon: AssignmentOutlined },
      { key: 'contracts', path: pathOf('contractList'), icon: DescriptionOutlined },
      {
        key: 'imports',
        path: pathOf('batchPartner'),
        others: IMPORT_PAGES.map((page) => pathOf(page)),
        icon: UploadFileOutlined,
      },
    ],
  },
  {
    key: 'control',
    items: [
      { key: 'accessRoles', path: pathOf('accessRoleList'), icon: AdminPanelSettingsOutlined },
      { key: 'audit', path: pathOf('auditTrail'), icon: HistoryOutlined },
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
  const key = route.menu === 'records' ? params.type : route.menu;
  return MENU.flatMap((section) => section.items).find((item) => item.key === key) ?? null;
};
