import { useState } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { Alert } from '../../../public/Alert.tsx';
import { PageLink } from '../../../public/PageLink.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { BranchRows } from './BranchRows.tsx';
import { Foot } from './Foot.tsx';
import { History } from './History.tsx';
import { Steps } from './Steps.tsx';
import { dueText, isMending, standingOfBranch, standingOfBranches } from './standing.ts';
import { Todo } from './Todo.tsx';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useLanguage } from './useLanguage.ts';

/** Where the stores stand that were added under this number: each is decided by itself, and the partner stays as it is. */
export function BranchesPage() {
  const language = useLanguage();
  const t = useTrackText();
  const { reference, track } = useTracked();
  const [wasSent, setSent] = useState(false);
  const standing = standingOfBranches(track);
  const { where } = standing;
  const date = dueText(standing, language);
  const isAsked = isMending(track);
  const [only, ...others] = track.branches;
  const what = others.length > 0 ? t('branches.many', { count: others.length + 1 }) : t('branches.one');
  return (
    <ApplicantLayout
      title={t(`branches.${where}`, { what })}
      lead={t(`branches.${where}Next`, { date })}
      reference={reference}
      foot={isAsked ? <Foot onSent={() => setSent(true)} /> : null}
    >
      {wasSent && !isAsked && (
        <Alert tone="success" focusOn={wasSent}>
          {t('todo.sent', { date })}
        </Alert>
      )}
      {isAsked && <Todo />}
      {only && others.length === 0 && <Steps {...standingOfBranch(track, only)} />}
      <h2>{t('branches.title', { name: track.partnerName })}</h2>
      <p className="s-hint s-list-lead">{t('branches.each')}</p>
      <BranchRows />
      <History />
      <PageLink to={applicantPath('applyStores')} className="s-link s-target">
        {t('track.addStores')}
      </PageLink>
    </ApplicantLayout>
  );
}
