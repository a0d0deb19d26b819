import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AccessRole } from '#contract/accessRoles.ts';
import { Answered } from '../../../components/admin/Answered.tsx';
import { PageHeader } from '../../../components/admin/PageHeader.tsx';
import { WHOLE_RECORD } from '../../../components/admin/wholeRecord.ts';
import { EmptyState } from '../../../components/ui/states/EmptyState.tsx';
import { ComparedPanel } from './ComparedPanel.tsx';
import { RolePicker } from './RolePicker.tsx';

const T = 'roles.compare';
type Role = AccessRole & RaRecord;

const useRole = (id: string | null) =>
  useGetOne<Role>(
    'access-roles',
    { id: id ?? '', meta: WHOLE_RECORD },
    { enabled: id !== null, retry: false },
  );

/** What two roles give, side by side; which two stands in the address. */
export const RoleComparePage = () => {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const ids = { left: params.get('left'), right: params.get('right') };
  const [left, right] = [useRole(ids.left), useRole(ids.right)];
  const pick = (side: 'left' | 'right') => (id: string | null) =>
    setParams(
      (before) => {
        if (id) before.set(side, id);
        else before.delete(side);
        return before;
      },
      { replace: true },
    );
  const isSame = ids.left !== null && ids.left === ids.right;
  return (
    <Stack spacing={2.5}>
      <PageHeader title={translate('shell.page.roleCompare')} intro={translate(`${T}.intro`)} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <RolePicker side="left" id={ids.left} role={left.data} onPick={pick('left')} />
        <RolePicker side="right" id={ids.right} role={right.data} onPick={pick('right')} />
      </Box>
      {(ids.left === null || ids.right === null || isSame) && (
        <EmptyState title={translate(isSame ? `${T}.sameRole` : `${T}.choose`)} />
      )}
      {ids.left !== null && ids.right !== null && !isSame && (
        <Answered query={left}>
          {(first) => (
            <Answered query={right}>{(second) => <ComparedPanel left={first} right={second} />}</Answered>
          )}
        </Answered>
      )}
    </Stack>
  );
};
