import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { UserDetails } from '#contract/session.ts';
import { guardFor, routeAt } from '../../providers/guard.ts';
import { pathOf } from '../../providers/paths.ts';
import type { OfficePage } from '../../routes.ts';

export type MenuItem = {
  /** Key under shell.page. */
  key: 'dashboard' | 'partners' | 'merchants' | 'accessRoles' | 'audit' | 'jobs';
  path: string;
  icon: typeof SvgIcon;
  /** The pages that belong to this item, and the value of {type} where several items share them. */
  pages: readonly OfficePage[];
  type?: string;
};
export type MenuSection = { key: 'work' | 'network' | 'control'; items: readonly MenuItem[] };

const management = ['partnerManagementList', 'partnerManagementDetail'] as const;
const rolePages = ['accessRoleList', 'accessRoleCreate', 'accessRoleShow', 'accessRoleEdit'] as const;

/** The left menu: what exists, in the order in which it stands. Who sees an item follows from src/routes.ts. */
export const MENU: readonly MenuSection[] = [
  {
    key: 'work',
    items: [
      { key: 'dashboard', path: '/', icon: HomeOutlined, pages: ['dashboard'] },
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
        pages: management,
        type: 'partners',
      },
      {
        key: 'merchants',
        path: pathOf('merchants', 'list'),
        icon: StorefrontOutlined,
        pages: management,
        type: 'merchants',
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
    items: section.items.filter((item) => mayOpen(item.path, user)),
  })).filter((section) => section.items.length > 0);

/** The item that a path belongs to, or null. */
export const itemAt = (pathname: string): MenuItem | null => {
  const { route, params } = routeAt(pathname);
  const items = MENU.flatMap((section) => section.items);
  const belongs = (item: MenuItem) =>
    item.pages.some((page) => page === route.page) && (!item.type || item.type === params.type);
  return items.find(belongs) ?? null;
};
