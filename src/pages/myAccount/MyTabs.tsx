import { useTranslate } from 'react-admin';
import { type MyAccountPage, pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../components/admin/LinkTabs.tsx';

const TABS: readonly MyAccountPage[] = ['myAccount', 'myStoreRequests', 'myModuleRequests'];

/** The parts of one's own account. */
export const MyTabs = ({ page }: { page: MyAccountPage }) => {
  const translate = useTranslate();
  return (
    <LinkTabs
      label={translate('mine.parts')}
      tabs={TABS.map((name) => ({
        key: name,
        label: translate(`mine.part.${name}`),
        to: pathOf(name),
        isCurrent: name === page,
      }))}
    />
  );
};
