import { STAGE_NAMES } from '#domain/applicants/stageNames.ts';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import type { Branch } from '../../../providers/applicant/tracking.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { dueText, standingOfBranch } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';
import { useLanguage } from './useLanguage.ts';

const TONES: Readonly<Record<string, string>> = {
  approved: 'success',
  active: 'success',
  review: 'info',
  risk: 'info',
  rejected: 'danger',
  cancelled: 'neutral',
};

function Row({ branch }: { branch: Branch }) {
  const t = useTrackText();
  const language = useLanguage();
  const { reference, track } = useTracked();
  const { id, merchantName, city, province } = branch;
  const standing = standingOfBranch(track, branch);
  const { where, due } = standing;
  const count = track.remarks.filter(({ merchantId, state }) => merchantId === id && holdsBack(state)).length;
  const last = track.events.find(({ merchantId }) => merchantId === id);
  const reason = where === 'rejected' || where === 'cancelled' ? last?.reason : null;
  return (
    <li>
      <PageLink to={applicantPath('trackStore', { refNumber: reference, id })} className="s-row">
        <span>
          {merchantName}
          <small>{[city, province].filter(Boolean).join(', ')}</small>
          {due && <small>{t('step.by', { date: dueText(standing, language) })}</small>}
          {reason && <small>{t('track.reason', { reason })}</small>}
        </span>
        <span className="s-badge" data-tone={TONES[where]}>
          {count > 0 ? t('sent.todo', { count }) : STAGE_NAMES[where][language]}
        </span>
      </PageLink>
    </li>
  );
}

/** The stores that were added under this number: each with where it stands, until when, and why it ended. */
export function BranchRows() {
  const { branches } = useTracked().track;
  return (
    <ul className="s-rows">
      {branches.map((branch) => (
        <Row key={branch.id} branch={branch} />
      ))}
    </ul>
  );
}
