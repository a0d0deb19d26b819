import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { Alert } from '../../../../public/Alert.tsx';
import { PageLink } from '../../../../public/PageLink.tsx';
import { ApplicantLayout } from '../../shell/ApplicantLayout.tsx';
import type { LatePart } from '../draft/lateParts.ts';
import { LateList } from './LateList.tsx';
import { useApplyText } from './useApplyText.ts';

interface Props {
  referenceNumber: string;
  late: readonly LatePart[];
}

/** In place of a step of an application that another device has submitted, while this one had something to save. */
export function SentElsewhere({ referenceNumber, late }: Props) {
  const t = useApplyText();
  return (
    <ApplicantLayout title={t('gone.sentTitle')}>
      <Alert tone="warning" focusOn={late}>
        <LateList lead={t('gone.late')} late={late} />
      </Alert>
      <div className="a-buttons">
        <PageLink to={applicantPath('track', { refNumber: referenceNumber })} className="s-button">
          {t('gone.look')}
        </PageLink>
      </div>
    </ApplicantLayout>
  );
}
