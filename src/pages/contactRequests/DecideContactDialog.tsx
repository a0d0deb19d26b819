import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import type { ContactRequest } from '#contract/selfService/contactRequests.ts';
import { approvalRequestFields as fields } from '#domain/fields/approvalRequest.ts';
import { formatMobile } from '#domain/formats/mobile.ts';
import { ProblemAlert } from '../../components/admin/ProblemAlert.tsx';
import { problemOf } from '../../components/admin/problem.ts';
import { useLanguage } from '../../components/admin/useLanguage.ts';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { ConfirmDialog } from '../../components/ui/ConfirmDialog.tsx';
import { TextBox } from '../../components/ui/fields/TextBox.tsx';
import { useReason } from '../../components/ui/fields/useReason.ts';
import { CONTACT_REQUESTS_KEY } from './contactRequestsKey.ts';

interface Props {
  request: ContactRequest;
  isApproved: boolean;
  onClose: () => void;
}

/** Asks before an application gets another number, or why it does not. */
export const DecideContactDialog = ({ request, isApproved, onClose }: Props) => {
  const translate = useTranslate();
  const language = useLanguage();
  const notify = useNotify();
  const provider = useSukiDataProvider();
  const client = useQueryClient();
  const { reason, tries, box } = useReason({ isNeeded: !isApproved });
  const said = {
    name: request.referenceNumber ?? request.identifier,
    mobile: formatMobile(request.mobileNumber),
  };
  const verb = isApproved ? 'give' : 'refuse';
  const refresh = () => client.invalidateQueries({ queryKey: CONTACT_REQUESTS_KEY });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => provider.decideContactRequest(request.id, isApproved ? null : reason),
    onSuccess: async () => {
      await refresh();
      notify(`contactRequests.${verb}Done`, { type: 'success', messageArgs: said });
      onClose();
    },
  });
  const problem = error ? problemOf(error) : null;
  const confirm = () => {
    if (tries()) mutate();
  };
  const cancel = () => {
    // What others have decided meanwhile is shown as it stands now.
    if (problem) void refresh();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={translate(`contactRequests.${verb}Title`, said)}
      confirmLabel={translate(`contactRequests.${verb}`)}
      destructive={!isApproved}
      busy={isPending}
      isFilled={reason !== ''}
      onConfirm={confirm}
      onCancel={cancel}
    >
      <Stack spacing={2}>
        <Typography variant="body2">{translate(`contactRequests.${verb}Effect`, said)}</Typography>
        {!isApproved && (
          <TextBox
            label={fields.reason.label[language]}
            help={translate('contactRequests.reasonHelp')}
            required
            rows={2}
            maxLength={200}
            {...box(translate('contactRequests.reasonNeeded'), problem?.fields.reason)}
          />
        )}
        <ProblemAlert problem={problem} />
      </Stack>
    </ConfirmDialog>
  );
};
