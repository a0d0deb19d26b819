import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { formatInstant } from '#domain/day.ts';
import { pathOf } from '#domain/pages.ts';
import { RequestCard } from '../../../../components/admin/approvals/RequestCard.tsx';
import { useRecordShell } from '../../../../components/admin/records/recordContext.ts';
import { usePendingBankChange } from './usePendingBankChange.ts';

const Unknown = () => {
  const translate = useTranslate();
  return <Alert severity="warning">{translate('sections.pendingUnknown')}</Alert>;
};

/** The change of the bank account that is open, to be read and decided on beside what it would change. */
export const BankRequest = () => {
  const { data, isError } = usePendingBankChange();
  if (isError) return <Unknown />;
  return data ? <RequestCard request={data} place="record" /> : null;
};

const useSaid = () => {
  const translate = useTranslate();
  const at = (instant: string) => formatInstant(new Date(instant));
  return ({ state, maker, dtimeMade, dtimeEffective }: ApprovalRequest): string =>
    state === 'SCHEDULED' && dtimeEffective
      ? translate('sections.bankScheduled', { who: maker, when: at(dtimeEffective) })
      : translate('sections.bankPending', { who: maker, when: at(dtimeMade) });
};

/** Says above the form that a change of the bank account is open, for as long as it is: there is one at a time. */
export const PendingBankChange = () => {
  const translate = useTranslate();
  const said = useSaid();
  const { can } = useRecordShell();
  const { data, isError } = usePendingBankChange();
  if (isError) return <Unknown />;
  if (!data) return null;
  return (
    <Alert severity="info">
      {said(data)}{' '}
      {can('PM_EDIT', 'PM_SBO_REVIEW') && (
        <Link component={RouterLink} to={pathOf('approval', { id: data.id })}>
          {translate('sections.toRequest')}
        </Link>
      )}
    </Alert>
  );
};
