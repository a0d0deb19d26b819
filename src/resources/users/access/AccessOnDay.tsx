import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AccessOn } from '#contract/people/accessReview.ts';
import { areaName } from '#domain/access/permissionNames.ts';
import { formatDate } from '#domain/day.ts';
import { userStatus } from '#domain/status.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { accessOnKey } from '../shared/userKeys.ts';
import { AccessBrowser } from './AccessBrowser.tsx';

/** How somebody stood on a day, in sentences. */
const useSentences = () => {
  const translate = useTranslate();
  const language = useLanguage();
  const named = (codes: readonly string[]) => codes.map((code) => areaName(code, language)).join(', ');
  return ({ status, roles, modulesOff, modulesGranted }: AccessOn, day: string): string[] => {
    const on = formatDate(day);
    if (status === null) return [translate('users.access.noAccount', { day: on })];
    const roleNames = roles.map(({ role, isEnabled }) =>
      isEnabled ? role : `${role} (${translate('users.access.wasDisabled')})`,
    );
    return [
      translate('users.access.stood', { day: on, status: userStatus[status].label[language] }),
      roles.length
        ? translate('users.access.hadRoles', { roles: roleNames.join(', ') })
        : translate('users.access.hadNoRole'),
      ...(modulesOff.length ? [translate('users.access.hadOff', { modules: named(modulesOff) })] : []),
      ...(modulesGranted.length
        ? [translate('users.access.hadGranted', { modules: named(modulesGranted) })]
        : []),
    ];
  };
};

const Shown = ({ access, day }: { access: AccessOn; day: string }) => {
  const sentences = useSentences()(access, day);
  return (
    <>
      <Alert severity={access.status === 'ACTIVE' ? 'info' : 'warning'}>
        {sentences.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Alert>
      {access.status !== null && <AccessBrowser rows={access.permissions} />}
    </>
  );
};

/** What somebody held at the end of a day, by the audit trail, and what they could do by that. */
export const AccessOnDay = ({ id, day }: { id: string; day: string }) => {
  const provider = useSukiDataProvider();
  const query = useQuery({
    queryKey: accessOnKey(id, day),
    queryFn: () => provider.getUserAccessOn(id, day),
  });
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={320} />}>
      {(access) => <Shown access={access} day={day} />}
    </Answered>
  );
};
