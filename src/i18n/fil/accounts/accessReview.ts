import { accessReviewFields } from '#domain/fields/access/accessReview.ts';
import { labelsOf } from '#domain/fields/field.ts';
import { IDLE_DAYS } from '#domain/people/review/unusedRights.ts';
import type { accessReview as en } from '../../en/accounts/accessReview.ts';

export const accessReview: typeof en = {
  field: labelsOf(accessReviewFields, 'fil'),
  title: 'Pagsusuri ng access',
  findings: 'Ang nakita ng pagsusuri',
  finding: { 'unused-rights': 'Hindi ginagamit na karapatan', 'no-sign-in': 'Walang pag-sign in' },
  intro: {
    'unused-rights': `Mga taong ${IDLE_DAYS} araw nang may karapatan pero hindi ito ginamit. Buksan ang tao para makita kung saan ito galing.`,
    'no-sign-in': `Mga aktibong account na ${IDLE_DAYS} araw nang walang nagsa-sign in.`,
  },
  empty: {
    'unused-rights': `Walang taong ${IDLE_DAYS} araw nang may karapatang hindi ginamit. Wala munang babanggitin hangga’t hindi ganoon katagal naitatala ang paggamit.`,
    'no-sign-in': `Nakapag-sign in sa loob ng ${IDLE_DAYS} araw ang lahat ng may aktibong account.`,
  },
  kind: { INTERNAL: 'Kawani', EXTERNAL: 'Mga tao ng partner' },
  given: 'Ibinigay bukod sa mga role',
  neverUsed: 'hindi kailanman ginamit',
  lastUsed: 'huling ginamit noong %{day}',
  more: '%{smart_count} pa',
  none: 'Wala',
};
