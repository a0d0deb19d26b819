import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RegistrationCode, RegistrationCodeRow } from '#contract/people/registrationCodes.ts';
import { registrationCodeFields } from '#domain/fields/registrationCode.ts';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { useFocusInPage } from '../../../components/admin/useFocusInPage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { CopyButton } from '../../../components/ui/clipboard/CopyButton.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { CodeChip } from './CodeChip.tsx';
import { RegisteredPeople } from './RegisteredPeople.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';

const Revoke = ({ code }: { code: RegistrationCode }) => {
  const translate = useTranslate();
  // The code as it was when the dialog opened: revoking is bound to it.
  const [seen, setSeen] = useState<RegistrationCode | null>(null);
  useFocusInPage(seen === null);
  return (
    <>
      {code.status === 'ACTIVE' && (
        <OutOfView>
          <Button variant="outlined" color="error" onClick={() => setSeen(code)}>
            {translate('registrationCodes.revoke')}
          </Button>
        </OutOfView>
      )}
      {seen && <RevokeDialog seen={seen} onClose={() => setSeen(null)} />}
    </>
  );
};

const Head = ({ code, whole }: { code: RegistrationCodeRow; whole?: RegistrationCode }) => (
  <HeadBar
    title={code.code}
    aside={
      <>
        <CopyButton value={code.code} label={useTranslate()('registrationCodes.field.code')} />
        <CodeChip status={code.status} />
      </>
    }
    line={code.partnerName}
    actions={whole && <Revoke code={whole} />}
  />
);

const Facts = ({ code }: { code: RegistrationCode }) => {
  const translate = useTranslate();
  const { stores, jobTitles, uses, maxUses } = code;
  return (
    <Panel title={translate('registrationCodes.details')}>
      <FieldFacts>
        <TextField source="partnerName" />
        <WordedField source="stores">
          {stores.map(({ merchantName }) => merchantName).join(', ') ||
            translate('users.request.wholePartner')}
        </WordedField>
        <WordedField source="jobTitles">{jobTitles.join(', ')}</WordedField>
        <TextField source="dateExpires" />
        <WordedField source="uses">
          {translate('registrationCodes.used', { uses, all: maxUses, left: maxUses - uses })}
        </WordedField>
        <TextField source="purpose" />
        <WordedField source="createdBy">
          {code.createdBy ?? translate('list.system')} <Ago at={code.dtimeCreated} />
        </WordedField>
        {code.dtimeRevoked && (
          <WordedField source="revokedBy">
            {code.revokedBy} <Ago at={code.dtimeRevoked} />
          </WordedField>
        )}
      </FieldFacts>
    </Panel>
  );
};

const Known = () => {
  const translate = useTranslate();
  const code = useRecordContext<RegistrationCode>();
  if (!code) return null;
  return (
    <Stack spacing={2.5}>
      <Head code={code} whole={code} />
      <Alert severity="info">{translate(`registrationCodes.next.${code.status}`)}</Alert>
      <Fields of={registrationCodeFields} record={code}>
        <Facts code={code} />
      </Fields>
      <RegisteredPeople code={code} />
    </Stack>
  );
};

/** One registration code: to hand on, what is left of it, and who came with it. */
export const RegistrationCodePage = () => (
  <RecordPage<RegistrationCodeRow> resource="registration-codes" head={(row) => <Head code={row} />}>
    <Known />
  </RecordPage>
);
