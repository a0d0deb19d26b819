import { type ReactNode, useEffect } from 'react';
import { applicantPath } from '#domain/pages/selfServicePages.ts';
import { holdsBack } from '#domain/review/remarkState.ts';
import { PageLink } from '../../../public/PageLink.tsx';
import { ApplicantLayout } from '../shell/ApplicantLayout.tsx';
import { remarkPath } from './remarkPages.ts';
import { asked, isMending } from './standing.ts';
import { useTrackText } from './texts/useTrackText.ts';
import { useTracked } from './tracked.ts';

/** What of a remark takes the focus: its first field, the place for its photo (whose own inputs are hidden), or the words that answer it. */
const FIRST = 'input:not([type="file"]), select, [role="group"][tabindex], details[open] textarea';

/** The first field of the remark that the address names has the focus once it is there. */
const useRemarkFocus = (isReady: boolean): void => {
  useEffect(() => {
    const id = /^#(remark-\d+)$/.exec(location.hash)?.[1];
    if (!isReady || !id) return;
    const box = document.getElementById(id);
    const find = (what: string) => box?.querySelector<HTMLElement>(what);
    (find(FIRST) ?? find('h2'))?.focus({ preventScroll: true });
    box?.scrollIntoView({ block: 'start' });
  }, [isReady]);
};

interface Props {
  title: string;
  isReady: boolean;
  /** One level up; the application where it is left out. */
  back?: ReactNode;
  children: ReactNode;
}

/** A part of what was sent: what is asked of it is open, all else is locked; then the next point, or back to sending. */
export function SectionLayout({ title, isReady, back, children }: Props) {
  const t = useTrackText();
  const { reference, track } = useTracked();
  useRemarkFocus(isReady);
  const isAsked = isMending(track);
  const here = location.pathname;
  const next = asked(track.remarks).find(
    (remark) => holdsBack(remark.state) && !remarkPath(reference, remark).startsWith(`${here}#`),
  );
  const top = applicantPath('track', { refNumber: reference });
  return (
    <ApplicantLayout
      title={title}
      reference={reference}
      back={
        back ?? (
          <PageLink to={top} className="s-link s-back-link">
            {t('track.back')}
          </PageLink>
        )
      }
      foot={
        isAsked && (
          <PageLink to={next ? remarkPath(reference, next) : top} className="s-button s-button-quiet">
            {t(next ? 'mend.next' : 'mend.toAll')}
          </PageLink>
        )
      }
    >
      {isAsked && <p className="s-locked">{t('sent.locked')}</p>}
      {children}
    </ApplicantLayout>
  );
}
