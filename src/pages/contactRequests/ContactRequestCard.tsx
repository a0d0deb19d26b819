import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ContactRequest } from '#contract/selfService/contactRequests.ts';
import { contactRequestState } from '#domain/applicants/contactRequest.ts';
import { formatInstant } from '#domain/day.ts';
import { approvalRequestFields as fields } from '#domain/fields/approvalRequest.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { recordFields } from '#domain/fields/record.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { formatTin } from '#domain/formats/tin.ts';
import { recordPath } from '#domain/pages/recordPath.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { Facts } from '../../components/ui/Facts.tsx';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DecideContactDialog } from './DecideContactDialog.tsx';

interface ComparedProps {
  said: string;
  isSame: boolean | null;
  /** How it is said that the application says something else. */
  other?: 'other' | 'otherPerson';
}

/** What was said, and whether the application says the same. */
const Compared = ({ said, isSame, other = 'other' }: ComparedProps): ReactNode => {
  const translate = useTranslate();
  const verdict = isSame === null ? 'unknown' : isSame ? 'same' : other;
  return (
    <>
      {said}{' '}
      <Typography
        component="span"
        variant="body2"
        sx={{ color: isSame === false ? 'error.main' : 'text.secondary' }}
      >
        ({translate(`contactRequests.${verdict}`)})
      </Typography>
    </>
  );
};

/** One request: whose application it is, who asks, what speaks for it, and the two decisions while it waits. */
export const ContactRequestCard = ({ request }: { request: ContactRequest }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [asked, setAsked] = useState<'give' | 'refuse' | null>(null);
  const id = useId();
  const { partnerId, state, reason, decidedBy, dtimeDecided } = request;
  const standing = contactRequestState[state];
  const when = (instant: string) => formatInstant(new Date(instant));
  const rows: [string, ReactNode][] = [
    [
      translate('contactRequests.stage'),
      <MayLink key="stage" to={partnerId && recordPath({ partnerId, merchantId: null })}>
        {translate(`contactRequests.${partnerId ? 'sent' : 'draft'}`)}
      </MayLink>,
    ],
    [
      fields.maker.label[language],
      <Compared key="who" said={request.fullName} isSame={request.isSamePerson} other="otherPerson" />,
    ],
    [
      translate('contactRequests.businessName'),
      <Compared key="name" said={request.businessName} isSame={request.isSameName} />,
    ],
    [
      partnerBusinessFields.tinNumber.label[language],
      <Compared key="tin" said={formatTin(request.tinNumber)} isSame={request.isSameTin} />,
    ],
    [translate('contactRequests.mobileNumber'), formatMobile(request.mobileNumber)],
    [fields.dtimeMade.label[language], when(request.dtimeMade)],
  ];
  if (dtimeDecided)
    rows.push([recordFields.dtimeDecided.label[language], `${when(dtimeDecided)}, ${decidedBy ?? ''}`]);
  if (reason) rows.push([fields.reason.label[language], reason]);
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {request.referenceNumber ?? request.identifier}
        </Typography>
        <StatusChip tone={standing.tone} label={standing.label[language]} />
      </Stack>
      <Facts facts={rows.map(([label, value]) => ({ label, value }))} />
      {state === 'PENDING' && (
        <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, flexWrap: 'wrap', gap: 1, mt: 2 }}>
          <OutOfView>
            <Button variant="contained" onClick={() => setAsked('give')} aria-describedby={id}>
              {translate('contactRequests.give')}
            </Button>
          </OutOfView>
          <OutOfView>
            <Button color="error" onClick={() => setAsked('refuse')} aria-describedby={id}>
              {translate('contactRequests.refuse')}
            </Button>
          </OutOfView>
        </Stack>
      )}
      {asked && (
        <DecideContactDialog request={request} isApproved={asked === 'give'} onClose={() => setAsked(null)} />
      )}
    </Paper>
  );
};
