import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MachineAccount } from '#contract/finance/machineAccounts.ts';
import { formatInstant } from '#domain/day.ts';
import { machineAccountFields } from '#domain/fields/machineAccount.ts';
import { formatPeso, parseMoney } from '#domain/money.ts';
import { pathOf } from '#domain/pages.ts';
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { MayLink } from '../../components/admin/MayLink.tsx';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { WordedField } from '../../components/ui/fields/TextField.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { EditMachineDialog } from './EditMachineDialog.tsx';
import { EnableDialog } from './EnableDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';

const LIMITS = ['paymentLimit', 'dayLimit', 'monthLimit'] as const;

/** One system: what it may tell of, its key by its end, and what can be done with it. */
export const MachineCard = ({ account }: { account: MachineAccount }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [asked, setAsked] = useState<'renew' | 'edit' | 'enable' | null>(null);
  const id = useId();
  const { isEnabled, transactionTypes, addresses } = account;
  const { approvalRequestId, dtimeFormerEnds, waitingKeyEnd } = account;
  const close = () => setAsked(null);
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {account.name}
        </Typography>
        <StatusChip
          tone={isEnabled ? 'success' : 'neutral'}
          label={isEnabled ? machineAccountFields.isEnabled.label[language] : translate('machines.outOfUse')}
        />
        {approvalRequestId && <StatusChip tone="warning" label={translate('machines.waits')} />}
        <Box sx={{ flex: 1 }} />
        {(['edit', 'renew'] as const).map(
          (action) =>
            !approvalRequestId && (
              <OutOfView key={action}>
                <Button size="small" onClick={() => setAsked(action)} aria-describedby={id}>
                  {translate(`machines.${action}`)}
                </Button>
              </OutOfView>
            ),
        )}
        {(isEnabled || (account.keyEnd && !approvalRequestId)) && (
          <OutOfView>
            <Button
              size="small"
              color={isEnabled ? 'error' : 'primary'}
              onClick={() => setAsked('enable')}
              aria-describedby={id}
            >
              {translate(isEnabled ? 'machines.disable' : 'machines.enable')}
            </Button>
          </OutOfView>
        )}
      </Stack>
      <Fields of={machineAccountFields} record={account}>
        <FieldFacts>
          <WordedField source="source">{account.source}</WordedField>
          <WordedField source="keyEnd">
            {account.keyEnd ? `…${account.keyEnd}` : translate('machines.noKey')}
          </WordedField>
          {waitingKeyEnd && <WordedField source="waitingKeyEnd">…{waitingKeyEnd}</WordedField>}
          <WordedField source="partnerIds">
            {account.allPartners
              ? translate('machines.allPartners')
              : account.partners.map((partner) => partner.name).join(', ')}
          </WordedField>
          <WordedField source="transactionTypes">
            {transactionTypes.length === MDR_TYPES.length
              ? translate('machines.allProducts')
              : transactionTypes.map((type) => mdrType[type][language]).join(', ')}
          </WordedField>
          {LIMITS.map((limit) => (
            <WordedField key={limit} source={limit}>
              {formatPeso(parseMoney(account[limit]) ?? 0)}
            </WordedField>
          ))}
          <WordedField source="addresses">
            {addresses.length ? addresses.join(', ') : translate('machines.anyAddress')}
          </WordedField>
          <WordedField source="perMinute">{countText(account.perMinute)}</WordedField>
          <WordedField source="dtimeUsed">
            {account.dtimeUsed ? (
              <DateText value={account.dtimeUsed} withTime />
            ) : (
              translate('machines.never')
            )}
          </WordedField>
          <WordedField source="createdBy">{account.createdBy}</WordedField>
          <WordedField source="dtimeCreated">
            <DateText value={account.dtimeCreated} withTime />
          </WordedField>
        </FieldFacts>
      </Fields>
      {approvalRequestId && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          <MayLink to={pathOf('approval', { id: approvalRequestId })}>
            {translate(account.keyEnd ? 'machines.changeWaits' : 'machines.keyWaits')}
          </MayLink>
        </Typography>
      )}
      {dtimeFormerEnds && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('machines.formerEnds', { until: formatInstant(new Date(dtimeFormerEnds)) })}
        </Typography>
      )}
      {asked === 'renew' && <RenewDialog account={account} onClose={close} />}
      {asked === 'edit' && <EditMachineDialog account={account} onClose={close} />}
      {asked === 'enable' && <EnableDialog account={account} onClose={close} />}
    </Paper>
  );
};
