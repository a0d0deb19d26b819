import { useTranslate } from 'react-admin';
import { pathOf } from '#domain/pages.ts';
import { useUser } from '../../shell/useUser.ts';
import { LinkTabs } from '../LinkTabs.tsx';

const TABS = [
  { page: 'accessRoleList', label: 'resources.accessRoles.name' },
  { page: 'jobTitleList', label: 'shell.page.jobTitles' },
  { page: 'roleGiving', label: 'shell.page.roleGiving' },
  { page: 'separationRules', label: 'shell.page.separation' },
] as const;

/** Leads from the access roles to the job titles that carry them, and to who gives which. */
export const RoleTabs = ({ page }: { page: (typeof TABS)[number]['page'] }) => {
  const translate = useTranslate();
  if (useUser().type !== 'INTERNAL') return null;
  return (
    <LinkTabs
      label={translate('resources.accessRoles.tabs')}
      tabs={TABS.map((tab) => ({
        key: tab.page,
        label: translate(tab.label, { smart_count: 2 }),
        to: pathOf(tab.page),
        isCurrent: tab.page === page,
      }))}
    />
  );
};
