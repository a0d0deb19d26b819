import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { LinkTabs } from '../../../components/admin/LinkTabs.tsx';
import { mayOpen } from '../../../components/shell/menuTable.ts';
import { useUser } from '../../../components/shell/useUser.ts';

const PARTS = [
  ['details', 'userDetail'],
  ['access', 'userAccess'],
  ['sessions', 'userSessions'],
  ['history', 'userHistory'],
] as const;

/** The parts of an account that the reader may see, each at its own address. */
export const UserParts = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const viewer = useUser();
  const parts = PARTS.map(([key, page]) => ({ key, to: pathOf(page, { id }) }));
  return (
    <LinkTabs
      label={translate('users.parts')}
      tabs={parts
        .filter(({ to }) => mayOpen(to, viewer))
        .map(({ key, to }) => ({
          key,
          label: translate(`users.part.${key}`),
          to,
          isCurrent: to === pathname,
        }))}
    />
  );
};
