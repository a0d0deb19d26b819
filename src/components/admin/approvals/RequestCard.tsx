import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { type ManagementPage, pathOf } from '#domain/pages.ts';
import { approvalState } from '#domain/review/approval.ts';
import { changeInWords } from '#domain/review/approvalWords.ts';
import { subjectInWords } from '#domain/review/subjectWords.ts';
import { pathOfSetting } from '#domain/settlement/settings/pathOfSetting.ts';
import { Ago } from '../../shell/Ago.tsx';
import { mayOpen } from '../../shell/menuTable.ts';
import { useUser } from '../../shell/useUser.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { DateText } from '../../ui/texts.tsx';
import { useLanguage } from '../useLanguage.ts';
import { DiffList } from './DiffList.tsx';
import { FullNumbersProvider, useFullNumbers } from './fullNumbers.ts';
import { ImportOutline } from './imports/ImportOutline.tsx';
import { ImportRequest } from './imports/importParts.ts';
import { RequestActions } from './RequestActions.tsx';
import { useEffectWords } from './useEffectWords.ts';

const PAGES: Readonly<Partial<Record<ApprovalRequest['kind'], ManagementPage>>> = {
  MDR_RATE: 'mdrRates',
  STORE_TAX: 'businessDetails',
};

/** The page of what a request names by its id. */
const ROWS: Readonly<
  Partial<
    Record<
      ApprovalRequest['kind'],
      'accessRoleShow' | 'payoutFileDetail' | 'payoutDetail' | 'machineAccounts'
    >
  >
> = {
  ACCESS_ROLE: 'accessRoleShow',
  PAYOUT_FILE: 'payoutFileDetail',
  PAYOUT_RESEND: 'payoutDetail',
  MACHINE_KEY: 'machineAccounts',
};

/** Links that stand close to each other are each as high as a finger needs. */
const target = { display: 'inline-block', py: 0.375, minHeight: 24 } as const;

/** Where the record of a request shows what would change; null when it is gone. */
const pageOf = ({
  kind,
  partnerId,
  merchantId,
  refund,
  setting,
  receipt,
  ownerId,
  beside,
}: ApprovalRequest): string | null => {
  const row = ROWS[kind];
  if (ownerId && row) return pathOf(row, { id: ownerId });
  const fileId = beside.find(({ field }) => field === 'payoutFileId')?.value;
  if (fileId) return pathOf('payoutFileDetail', { id: fileId });
  if (setting) return pathOfSetting(setting);
  if (receipt) return pathOf('officialReceipt', { orNumber: receipt.orNumber });
  if (refund) return pathOf('transactionDetail', { id: refund.transactionId });
  const page = PAGES[kind] ?? 'bankDetails';
  if (merchantId) return pathOf(page, { type: 'merchants', id: merchantId });
  return partnerId ? pathOf(page, { type: 'partners', id: partnerId }) : null;
};

const Asked = ({ maker, dtimeMade }: Pick<ApprovalRequest, 'maker' | 'dtimeMade'>) => {
  const translate = useTranslate();
  return (
    <span>
      {translate('approvals.askedBy', { name: maker })} · <Ago at={dtimeMade} />
    </span>
  );
};

/** Who asked and decided, when and since how long, and from when an approved change holds or would. */
const Course = ({ request }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const would = useEffectWords(request.kind);
  const { state, maker, dtimeMade, checker, dtimeDecided, dtimeEffective, diff } = request;
  // What holds from a day on says so itself: it was taken in at the hour of its approval, which is another.
  const isDated = diff.some(({ field }) => field === 'fromDay');
  return (
    <Typography
      variant="caption"
      color="textSecondary"
      component="p"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
    >
      <Asked maker={maker} dtimeMade={dtimeMade} />
      {checker && (
        <span>
          {translate('approvals.decidedBy', { name: checker })} · {dtimeDecided && <Ago at={dtimeDecided} />}
        </span>
      )}
      {dtimeEffective && !isDated && (
        <span>
          {translate('approvals.effective')} <DateText value={dtimeEffective} withTime />
        </span>
      )}
      {state === 'PENDING' && would && <span>{would}</span>}
    </Typography>
  );
};

/** The partner of a store. */
const PartnerLink = ({ request: { partnerId, merchantId, partnerName } }: { request: ApprovalRequest }) => {
  const translate = useTranslate();
  const user = useUser();
  if (!partnerId || !merchantId || !partnerName) return null;
  const to = pathOf('recordOverview', { type: 'partners', id: partnerId });
  return (
    <span>
      {translate('approvals.ofPartner')}{' '}
      {mayOpen(to, user) ? (
        <Link component={RouterLink} to={to} sx={target}>
          {partnerName}
        </Link>
      ) : (
        partnerName
      )}
    </span>
  );
};

/** The request in one line: a link to it from a list, on its record the fact that it waits. */
const Title = ({
  request,
  place,
  children,
}: Required<Pick<Props, 'request' | 'place'>> & { children: string }) => {
  const language = useLanguage();
  const to = pageOf(request);
  return (
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {place === 'list' ? (
          <Link
            component={RouterLink}
            to={pathOf('approval', { id: request.id })}
            color="inherit"
            sx={{ ...target, fontWeight: 'inherit' }}
          >
            {children}
          </Link>
        ) : (
          children
        )}
      </Typography>
      {to && place !== 'record' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
          <Link component={RouterLink} to={to} sx={target}>
            {subjectInWords(request.kind, request.subject)[language]}
          </Link>
          <PartnerLink request={request} />
        </Box>
      )}
    </Box>
  );
};

interface Props {
  request: ApprovalRequest;
  /** Where it stands: in a list, on a page of its own, or on its record. */
  place?: 'list' | 'page' | 'record';
}

const useTitle = ({ request, place }: Props): string => {
  const translate = useTranslate();
  const language = useLanguage();
  if (place !== 'record') return changeInWords(request)[language];
  return translate(request.state === 'SCHEDULED' ? 'approvals.comes' : 'approvals.waits');
};

/** One request: what it is about, what would change, how it went, and what the user may do with it. */
export const RequestCard = ({ request, place = 'page' }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { state, reason } = request;
  const full = useFullNumbers(request);
  const title = useTitle({ request, place });
  return (
    <FullNumbersProvider value={full}>
      <Paper variant="outlined" component="article" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack spacing={1.5}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1, rowGap: 0.5 }}
          >
            <Title request={request} place={place}>
              {title}
            </Title>
            <StatusChip tone={approvalState[state].tone} label={approvalState[state].label[language]} />
          </Box>
          {request.import ? (
            <Suspense fallback={<ImportOutline />}>
              <ImportRequest request={request} isWhole={place === 'page'} />
            </Suspense>
          ) : (
            <DiffList request={request} />
          )}
          {state === 'VOID' && <Alert severity="info">{translate('approvals.void')}</Alert>}
          {reason && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {translate('approvals.reason')}: {reason}
            </Typography>
          )}
          <Course request={request} />
          <RequestActions request={request} />
        </Stack>
      </Paper>
    </FullNumbersProvider>
  );
};
