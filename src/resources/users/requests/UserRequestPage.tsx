import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { UserRequest, UserRequestRow } from '#contract/people/userRequests.ts';
import { userRequestFields } from '#domain/fields/userRequest.ts';
import { importPath } from '#domain/pages/importPages.ts';
import { pathOf } from '#domain/pages.ts';
import { wantedText } from '#domain/people/userRequests.ts';
import { NobodyDecides } from '../../../components/admin/approvals/NobodyDecides.tsx';
import { useHeld } from '../../../components/admin/Can.tsx';
import { HeadBar } from '../../../components/admin/HeadBar.tsx';
import { RecordPage } from '../../../components/admin/RecordPage.tsx';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { Ago } from '../../../components/shell/Ago.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { Fields } from '../../../components/ui/fields/Fields.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { lastDigits } from '../shared/lastDigits.ts';
import { IdentificationPanel } from './IdentificationPanel.tsx';
import { RequestChip } from './requestColumns.tsx';
import { useVerdict } from './useVerdict.tsx';

const Actions = ({ request }: { request: UserRequest }) => {
  const translate = useTranslate();
  const { ask, dialogs } = useVerdict([request.id]);
  if (request.status !== 'SUBMITTED') return dialogs;
  return (
    <>
      <OutOfView>
        <Button variant="outlined" color="error" onClick={() => ask('reject')}>
          {translate('users.request.reject')}
        </Button>
      </OutOfView>
      <OutOfView reason={request.whyNot ? translate(`users.request.${request.whyNot}`) : undefined}>
        <Button variant="contained" onClick={() => ask('approve')}>
          {translate('users.request.approve')}
        </Button>
      </OutOfView>
      {dialogs}
    </>
  );
};

const Head = ({ request, whole }: { request: UserRequestRow; whole?: UserRequest }) => {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <HeadBar
      title={request.name}
      aside={<RequestChip status={request.status} />}
      line={[translate(`users.request.kind.${request.kind}`), wantedText(request, language)]
        .filter(Boolean)
        .join(': ')}
      actions={whole && <Actions request={whole} />}
    />
  );
};

const Wanted = ({ request }: { request: UserRequest }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const { kind, merchants, partnerId, importId, registrationCodeId, moduleCodes } = request;
  const nobody = translate(registrationCodeId ? 'users.request.byThemselves' : 'list.system');
  const stores = merchants.map(({ merchantName }) => merchantName).join(', ');
  return (
    <Panel title={translate('users.request.panel.wanted')}>
      <FieldFacts>
        <WordedField source="kind">{translate(`users.request.kind.${kind}`)}</WordedField>
        {kind !== 'factor' && (
          <WordedField source={kind === 'identity' ? 'identitySubject' : 'wanted'}>
            {wantedText(request, language)}
          </WordedField>
        )}
        <TextField source="partnerName" />
        {kind === 'registration' && partnerId !== null && (
          <WordedField source="merchants">{stores || translate('users.request.wholePartner')}</WordedField>
        )}
        {registrationCodeId && <TextField source="jobTitle" />}
        {moduleCodes.length > 0 && (
          <WordedField source="moduleCodes">
            {moduleCodes
              .map((moduleCode) => wantedText({ wanted: moduleCode, moduleCode }, language))
              .join(', ')}
          </WordedField>
        )}
        <TextField source="why" />
        {(kind === 'factor' || kind === 'identity') && <TextField source="identification" />}
        <WordedField source="createdBy">
          {request.createdBy ?? nobody} <Ago at={request.dtimeCreated} />
        </WordedField>
        {importId && (
          <WordedField source="importId">
            <Link component={RouterLink} to={importPath({ id: importId, kind: 'user-registration' })}>
              {translate('users.request.import')}
            </Link>
          </WordedField>
        )}
      </FieldFacts>
    </Panel>
  );
};

/** The code that somebody registered with, a link for those who may open it. */
const CodeText = ({ request: { registrationCode, registrationCodeId } }: { request: UserRequest }) =>
  useHeld().has('UR_CREATE') && registrationCodeId ? (
    <Link component={RouterLink} to={pathOf('registrationCode', { id: registrationCodeId })}>
      {registrationCode}
    </Link>
  ) : (
    registrationCode
  );

const Person = ({ request }: { request: UserRequest }) => {
  const translate = useTranslate();
  const { kind, mobileLast4, userId, registrationCodeId } = request;
  return (
    <Panel
      title={translate('users.request.panel.person')}
      aside={
        userId && (
          <Button component={RouterLink} to={pathOf('userDetail', { id: userId })}>
            {translate('users.request.account')}
          </Button>
        )
      }
    >
      <FieldFacts>
        <TextField source="name" />
        <TextField source="username" />
        <TextField source="birthDate" />
        <TextField source="email" />
        <WordedField source="mobileLast4">{mobileLast4 && lastDigits(mobileLast4)}</WordedField>
        <TextField source="landlineNumber" />
        {kind === 'registration' && (
          <WordedField source="registrationCode">
            {request.registrationCode && <CodeText request={request} />}
          </WordedField>
        )}
        {registrationCodeId && <TextField source="acceptableUseVersion" />}
        {registrationCodeId && <TextField source="privacyPolicyVersion" />}
        {registrationCodeId && <TextField source="dtimeAgreed" />}
      </FieldFacts>
    </Panel>
  );
};

const Decision = ({ request }: { request: UserRequest }) => {
  const translate = useTranslate();
  if (request.dtimeDecided === null) return null;
  return (
    <Panel title={translate('users.request.panel.decision')}>
      <FieldFacts>
        <WordedField source="decidedBy">
          {request.decidedBy} <Ago at={request.dtimeDecided} />
        </WordedField>
        <TextField source="decisionReason" />
      </FieldFacts>
    </Panel>
  );
};

const Known = () => {
  const request = useRecordContext<UserRequest>();
  if (!request) return null;
  return (
    <Stack spacing={2.5}>
      <Head request={request} whole={request} />
      <NobodyDecides deciders={request.deciders} />
      <Fields of={userRequestFields} record={request}>
        <Decision request={request} />
        <Wanted request={request} />
        <Person request={request} />
        <IdentificationPanel request={request} />
      </Fields>
    </Stack>
  );
};

/** One request: who asks for what and why, and what was decided. */
export const UserRequestPage = () => (
  <RecordPage<UserRequestRow> resource="user-requests" head={(row) => <Head request={row} />}>
    <Known />
  </RecordPage>
);
