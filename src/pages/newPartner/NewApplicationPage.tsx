import LockIcon from '@mui/icons-material/LockOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { ApplicationPage } from '#domain/pages.ts';
import { Answered } from '../../components/admin/Answered.tsx';
import { OfficeSources } from '../../components/admin/OfficeSources.tsx';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { useSukiDataProvider } from '../../components/admin/useSukiDataProvider.ts';
import { NotInView } from '../../components/admin/viewing/NotInView.tsx';
import { useUser } from '../../components/shell/useUser.ts';
import { StateBlock } from '../../components/ui/states/StateBlock.tsx';
import { setUnsaved } from '../../providers/session/unsaved.ts';
import { getView } from '../../providers/session/view.ts';
import { type PageStep, pageStep } from './pageSteps.ts';
import { openDraft } from './wizard/draftStore.ts';
import { type Mode, wizardPath } from './wizard/paths.ts';
import { WizardFrame } from './wizard/WizardFrame.tsx';

/** A draft that warns before it would be lost, also once its pages are left: what could not be kept is tried again then. */
const openWatched: typeof openDraft = async (provider, prefix) => {
  const store = await openDraft(provider, prefix);
  store.subscribe(() => setUnsaved(prefix, store.isPending(), store.flush));
  return store;
};

/** Says that the person has the permission and yet is not who enters this: partners are staff's, stores are their partner's. */
const Refused = ({ mode }: { mode: Mode }) => {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate(`wizard.title.${mode}`)} />
      <StateBlock
        icon={<LockIcon />}
        title={translate('errors.forbidden')}
        lines={mode === 'partner' ? [translate('wizard.staffOnly')] : []}
      />
    </>
  );
};

/** The wizard of a new partner, or of new stores: opens its draft, begun here or on another machine, and shows the step. */
const OpenedWizard = ({ mode, step, isOne = false }: PageStep) => {
  const provider = useSukiDataProvider();
  const { id = null, type, branchIndex } = useParams();
  const prefix = mode === 'partner' ? 'new-partner' : `new-stores/${id}`;
  const query = useQuery({
    queryKey: ['wizard', prefix],
    queryFn: () => openWatched(provider, prefix),
    // What is typed lives in it: it is never asked for anew by itself.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const place = { mode, type, id };
  if (step === 'first') return <Navigate to={wizardPath(place, 'businessDetails')} replace />;
  if (step === 'branches') return <Navigate to={wizardPath(place, 'merchant')} replace />;
  return (
    <Answered query={query} waiting={<Skeleton variant="rounded" height={420} />}>
      {(store) => (
        <OfficeSources>
          <WizardFrame
            key={prefix}
            place={place}
            prefix={prefix}
            store={store}
            step={step}
            branchIndex={isOne ? Number(branchIndex) : null}
          />
        </OfficeSources>
      )}
    </Answered>
  );
};

/** The wizard for those from whom the server takes what it asks for. */
export const NewApplicationPage = ({ page }: { page: ApplicationPage }) => {
  const step = pageStep(page);
  const { type, accessLevel } = useUser();
  const translate = useTranslate();
  if (getView()) return <NotInView title={translate(`wizard.title.${step.mode}`)} />;
  const isTaken = step.mode === 'partner' ? type === 'INTERNAL' : accessLevel !== 'MERCHANT';
  return isTaken ? <OpenedWizard {...step} /> : <Refused mode={step.mode} />;
};
