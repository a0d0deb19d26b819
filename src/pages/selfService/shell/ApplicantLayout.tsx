import type { ReactNode } from 'react';
import { heldSession } from '../../../providers/applicant/held.ts';
import { LanguageSwitch } from '../../../public/LanguageSwitch.tsx';
import { Wordmark } from '../../../public/Wordmark.tsx';
import { useShellText } from '../texts/useShellText.ts';
import { LeavePart } from './LeavePart.tsx';
import { SaveMark, type SaveState } from './SaveMark.tsx';
import { useOnline } from './useOnline.ts';
import './shell.css';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Shown in the head: the number that the applicant is known by. */
  reference?: string | null;
  save?: SaveState | null;
  /** Above the title: the way back. */
  back?: ReactNode;
  /** Stays at the thumb: the primary action, and at most one beside it. */
  foot?: ReactNode;
  children: ReactNode;
}

function Head({
  reference = heldSession()?.referenceNumber ?? null,
  save = null,
}: Pick<Props, 'reference' | 'save'>) {
  const t = useShellText();
  return (
    <header className="s-apply-head">
      <div className="s-apply-bar">
        <Wordmark />
        <LanguageSwitch />
      </div>
      {(reference || save) && (
        <div className="s-apply-bar s-apply-state">
          <span className="s-reference">{reference && t('shell.reference', { number: reference })}</span>
          <SaveMark save={save} />
        </div>
      )}
    </header>
  );
}

/** The frame of every page of an application: one column, what it is known by above it, what is done next at the thumb. */
export function ApplicantLayout({ title, lead, reference, save, back, foot, children }: Props) {
  const t = useShellText();
  const isOnline = useOnline();
  return (
    <div className="s-apply">
      <title>{`${title} · Suki`}</title>
      <Head {...(reference === undefined ? {} : { reference })} save={save ?? null} />
      {!isOnline && (
        <p className="s-offline" role="status">
          {t('shell.offline')}
        </p>
      )}
      <main className="s-apply-main">
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="s-lead">{lead}</p>}
        {children}
      </main>
      {foot && <div className="s-apply-foot">{foot}</div>}
      {heldSession() && <LeavePart />}
    </div>
  );
}
