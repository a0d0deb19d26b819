import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserRequest } from '#contract/people/userRequests.ts';
import { isPicture } from '#domain/files/thumbnail.ts';
import {
  IDENTIFICATION_DAYS,
  IDENTIFICATION_NAMES,
  IDENTIFICATION_YEARS,
  type IdentificationKind,
} from '#domain/people/identification.ts';
import { useHeld } from '../../../components/admin/Can.tsx';
import { SaveFileButton } from '../../../components/admin/SaveFileButton.tsx';
import { useFileMessage } from '../../../components/admin/useFileUploads.ts';
import { useLanguage } from '../../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../../components/admin/useSukiDataProvider.ts';
import { OutOfView } from '../../../components/admin/viewing/OutOfView.tsx';
import { FieldFacts } from '../../../components/ui/fields/FieldFacts.tsx';
import { TextField, WordedField } from '../../../components/ui/fields/TextField.tsx';
import { Panel } from '../../../components/ui/Panel.tsx';
import { PreviewDialog } from '../../../components/ui/upload/PreviewDialog.tsx';
import { IdNumber } from './IdNumber.tsx';

type Kept = UserRequest['identificationFiles'][number];

/** The buttons of what is kept: nothing is fetched before somebody asks for it. */
const Pictures = ({ id, files }: { id: string; files: readonly Kept[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useSukiDataProvider();
  const messageOf = useFileMessage();
  const [open, setOpen] = useState<IdentificationKind | null>(null);
  const fetchFile = useCallback(
    (kind: string) => provider.viewIdentification(id, kind as IdentificationKind),
    [provider, id],
  );
  // One alone: the arrow keys would look at the other as well.
  const looked = files
    .filter(({ kind }) => kind === open)
    .map(({ kind, mediaType }) => ({ id: kind, name: IDENTIFICATION_NAMES[kind][language], mediaType }));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {files.map(({ kind, mediaType }) =>
        isPicture(mediaType) || mediaType === 'application/pdf' ? (
          <OutOfView key={kind} does="file">
            <Button size="small" variant="outlined" onClick={() => setOpen(kind)}>
              {translate(`users.request.identified.view.${kind}`)}
            </Button>
          </OutOfView>
        ) : (
          <SaveFileButton
            key={kind}
            variant="outlined"
            label={translate(`users.request.identified.save.${kind}`)}
            fetchFile={() => provider.viewIdentification(id, kind)}
          />
        ),
      )}
      <PreviewDialog
        files={looked}
        openId={open}
        onOpen={(kind) => setOpen(kind as IdentificationKind | null)}
        fetchFile={fetchFile}
        messageOf={messageOf}
      />
    </Stack>
  );
};

/** How somebody who registers with a code says who they are, for those who decide. */
export const IdentificationPanel = ({ request }: { request: UserRequest }) => {
  const translate = useTranslate();
  const mayLook = useHeld().has('UR_EDIT');
  const { id, registrationCodeId, identificationType, identificationEnd } = request;
  const { identificationFiles: files } = request;
  if (!mayLook || !registrationCodeId) return null;
  const isGone = identificationType !== null && files.length === 0;
  return (
    <Panel
      title={translate('users.request.panel.identification')}
      note={files.length ? translate('users.request.identified.note') : undefined}
    >
      {identificationType === null ? (
        <Typography color="textSecondary">{translate('users.request.identified.none')}</Typography>
      ) : (
        <FieldFacts>
          <WordedField source="identificationType">{identificationType}</WordedField>
          {identificationEnd !== null && (
            <WordedField source="identificationEnd">
              <IdNumber id={id} end={identificationEnd} />
            </WordedField>
          )}
          <TextField source="dateValidity" />
        </FieldFacts>
      )}
      {isGone && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {request.status === 'APPROVED'
            ? translate('users.request.identified.goneApproved', { years: IDENTIFICATION_YEARS })
            : translate('users.request.identified.gone', { days: IDENTIFICATION_DAYS })}
        </Typography>
      )}
      {files.length > 0 && <Pictures id={id} files={files} />}
    </Panel>
  );
};
