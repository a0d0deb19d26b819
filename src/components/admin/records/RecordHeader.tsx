import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { pathOf } from '#domain/pages.ts';
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx';
import { HeadBar, HeadFrame } from '../HeadBar.tsx';
import { Loading } from '../Loading.tsx';
import { ChangesPill } from './ChangesPill.tsx';
import { CorrectionsPill } from './CorrectionsPill.tsx';
import { NotesButton } from './NotesButton.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { useRecordShell } from './recordContext.ts';

const Code = ({ label, value }: { label: string; value: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, flexShrink: 0 }}>
    <span>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}{' '}
      </Box>
      {value}
    </span>
    <CopyButton value={value} label={label} />
  </Box>
);

const Codes = () => {
  const translate = useTranslate();
  const { head, kind } = useRecordShell();
  if (!head) return null;
  const { referenceNumber, hsisCode, partnerId, partnerName } = head;
  const code = kind === 'partner' ? 'records.hsisCode' : 'records.salesroomCode';
  return (
    <>
      {referenceNumber && <Code label={translate('records.referenceNumber')} value={referenceNumber} />}
      {hsisCode && <Code label={translate(code)} value={hsisCode} />}
      {kind === 'merchant' && (
        <Link
          component={RouterLink}
          to={pathOf('recordOverview', { type: 'partners', id: partnerId })}
          noWrap
          sx={{ display: { xs: 'none', md: 'block' }, minWidth: 0 }}
        >
          {partnerName}
        </Link>
      )}
    </>
  );
};

/** The head of a record: its name, where it stands, what is open, its codes, and what can be done with it. */
export const RecordHeader = ({ actions }: { actions?: ReactNode }) => {
  const { head, kind, isExternal } = useRecordShell();
  if (!head) {
    return (
      <HeadFrame>
        <Loading spacing={0}>
          <Skeleton variant="text" width={260} height={28} />
          <Skeleton variant="text" width={200} height={22} />
        </Loading>
      </HeadFrame>
    );
  }
  return (
    <HeadBar
      title={head.name}
      aside={
        <>
          <RecordStatus
            status={head.status}
            workflowStatus={head.workflowStatus}
            withRisk={!isExternal}
            {...(kind === 'merchant' ? { partnerStatus: head.partnerStatus } : {})}
          />
          <CorrectionsPill />
          <ChangesPill />
        </>
      }
      line={<Codes />}
      actions={
        <>
          <NotesButton />
          {actions}
        </>
      }
    />
  );
};
