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
import { MDR_TYPES, mdrType } from '#domain/records/mdrRates.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { OutOfView } from '../../components/admin/viewing/OutOfView.tsx';
import { FieldFacts } from '../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../components/ui/fields/Fields.tsx';
import { WordedField } from '../../components/ui/fields/TextField.tsx';
import { countText } from '../../components/ui/numberTexts.ts';
import { StatusChip } from '../../components/ui/StatusChip.tsx';
import { DateText } from '../../components/ui/texts.tsx';
import { EnableDialog } from './EnableDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';

/** One system: what it may tell of, its key by its end, and what can be done with it. */
export const MachineCard = ({ account }: { account: MachineAccount }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [asked, setAsked] = useState<'renew' | 'enable' | null>(null);
  const id = useId();
  const { name, isEnabled, partnerName, transactionTypes, dtimeFormerEnds } = account;
  const close = () => setAsked(null);
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <StatusChip
          tone={isEnabled ? 'success' : 'neutral'}
          label={isEnabled ? machineAccountFields.isEnabled.label[language] : translate('machines.outOfUse')}
        />
        <Box sx={{ flex: 1 }} />
        {isEnabled && (
          <OutOfView>
            <Button size="small" onClick={() => setAsked('renew')} aria-describedby={id}>
              {translate('machines.renew')}
            </Button>
          </OutOfView>
        )}
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
      </Stack>
      <Fields of={machineAccountFields} record={account}>
        <FieldFacts>
          <WordedField source="source">{account.source}</WordedField>
          <WordedField source="keyEnd">…{account.keyEnd}</WordedField>
          <WordedField source="partnerName">{partnerName ?? translate('machines.allPartners')}</WordedField>
          <WordedField source="transactionTypes">
            {transactionTypes.length === MDR_TYPES.length
              ? translate('machines.allProducts')
              : transactionTypes.map((type) => mdrType[type][language]).join(', ')}
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
      {dtimeFormerEnds && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('machines.formerEnds', { until: formatInstant(new Date(dtimeFormerEnds)) })}
        </Typography>
      )}
      {asked === 'renew' && <RenewDialog account={account} onClose={close} />}
      {asked === 'enable' && <EnableDialog account={account} onClose={close} />}
    </Paper>
  );
};
