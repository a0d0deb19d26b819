import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Loading } from '../Loading.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { RecordHistoryLine } from './RecordHistoryLine.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { useRecordShell } from './recordContext.ts';

const Code = ({ label, value }: { label: string; value: string }) => (
  <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
    {label} {value}
    <CopyButton value={value} label={label} />
  </Stack>
);

const Codes = () => {
  const translate = useTranslate();
  const { summary, kind } = useRecordShell();
  if (!summary) return null;
  const { referenceNumber, hsisCode, partnerId, partnerName } = summary;
  const code = kind === 'partner' ? 'records.hsisCode' : 'records.salesroomCode';
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, minHeight: 30 }}
    >
      {kind === 'merchant' && (
        <Link component={RouterLink} to={pathOf('recordOverview', { type: 'partners', id: partnerId })}>
          {partnerName}
        </Link>
      )}
      {referenceNumber && <Code label={translate('records.referenceNumber')} value={referenceNumber} />}
      {hsisCode && <Code label={translate(code)} value={hsisCode} />}
    </Stack>
  );
};

/** The head of a record: its name, where it stands, its numbers, who did what when, and what can be done with it. */
export const RecordHeader = ({ actions }: { actions?: ReactNode }) => {
  const { summary, kind } = useRecordShell();
  if (!summary) {
    return (
      <Loading spacing={1}>
        <Skeleton variant="text" width={260} height={36} />
        <Skeleton variant="text" width={340} />
      </Loading>
    );
  }
  return (
    <PageHeader
      title={summary.name}
      aside={
        <RecordStatus
          status={summary.status}
          workflowStatus={summary.workflowStatus}
          {...(kind === 'merchant' ? { partnerStatus: summary.partnerStatus } : {})}
        />
      }
      intro={
        <>
          <Codes />
          <RecordHistoryLine />
        </>
      }
      actions={actions}
    />
  );
};
