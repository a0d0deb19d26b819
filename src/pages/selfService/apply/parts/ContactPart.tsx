import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { maskMobile, normalizeMobile } from '#domain/formats/mobile.ts';
import { changeContact } from '../../../../providers/applicant/drafts.ts';
import { heldSession } from '../../../../providers/applicant/held.ts';
import type { SentCode } from '../../../../providers/applicant/waitingCode.ts';
import { CodeStep } from '../../prove/CodeStep.tsx';
import { NumberForm } from '../../start/NumberForm.tsx';
import { useShellText } from '../../texts/useShellText.ts';
import { useApplication } from './applicationContext.ts';

interface DialogProps {
  referenceNumber: string;
  /** The number that is the contact by now. */
  onChanged: (mobileNumber: string) => void;
  onClose: () => void;
}

/** The address stays where nobody types another one. */
const typedBefore = () => {
  const contact = heldSession()?.contact;
  const email = contact && 'email' in contact ? contact.email : null;
  return { mobileNumber: '', email: email ?? '' };
};

/** The session speaks for the old number; a code proves the new one. */
function ContactDialog({ referenceNumber, onChanged, onClose }: DialogProps) {
  const t = useShellText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(typedBefore);
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const proved = () => {
    onChanged(typed.mobileNumber);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="s-proof"
      aria-labelledby="contact-title"
      onClose={onClose}
      // It stands below the page; React hands what happens in it to the form of the step all the same.
      onSubmit={(event) => event.stopPropagation()}
    >
      <h2 id="contact-title">{t('contact.change')}</h2>
      {sent ? (
        <CodeStep
          sent={sent}
          onSent={setSent}
          enter={(code, otp) => changeContact(referenceNumber, code, otp)}
          onProved={proved}
          onChange={() => setSent(null)}
        />
      ) : (
        <>
          <p className="s-lead">{t('contact.lead', { number: referenceNumber })}</p>
          <NumberForm typed={typed} onTyped={setTyped} onSent={setSent} />
        </>
      )}
      <button
        type="button"
        className="s-button s-button-quiet s-keep"
        onClick={() => dialog.current?.close()}
      >
        {t('contact.keep')}
      </button>
    </dialog>
  );
}

/** Gives an application that is being written another mobile number; one of a partner goes to the contact of its business. */
export function ContactPart() {
  const t = useShellText();
  const { draft, existing } = useApplication();
  const [isAsked, setAsked] = useState(false);
  const [changed, setChanged] = useState<string | null>(null);
  if (existing) return null;
  return (
    <>
      <button type="button" className="s-plain-button" onClick={() => setAsked(true)}>
        {t('contact.change')}
      </button>
      <p className="s-hint a-changed" role="status">
        {changed && t('contact.done', { number: maskMobile(normalizeMobile(changed) ?? '') })}
      </p>
      {isAsked &&
        createPortal(
          <ContactDialog
            referenceNumber={draft.referenceNumber}
            onChanged={setChanged}
            onClose={() => setAsked(false)}
          />,
          document.body,
        )}
    </>
  );
}
