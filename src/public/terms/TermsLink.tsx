import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useText } from '../text.ts';
import { useBackCloses } from './useBackCloses.ts';
import './terms.css';

interface Props {
  /** On the button that goes back to what is agreed to. */
  back: string;
  /** What the link is called where two stand on one page. */
  label?: string;
  children: ReactNode;
}

/**
 * The terms over what agrees to them: who reads them loses neither their place nor what they typed, and the browser's Back returns to it too.
 * While their text is not here, a link to their page in a tab of its own.
 */
export function TermsLink({ back, label, children }: Props) {
  const t = useText();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { onOpen, onClose } = useBackCloses(dialog);
  const [Text, setText] = useState<ComponentType<{ level: 'h3' }> | null>(null);
  useEffect(() => {
    import('../../pages/login/terms/TermsText.tsx').then(
      (loaded) => setText(() => loaded.default),
      () => undefined,
    );
  }, []);
  const open = (event: MouseEvent) => {
    if (!Text || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dialog.current?.showModal();
    onOpen();
    dialog.current?.scrollTo(0, 0);
  };
  return (
    <>
      <a
        className="s-link"
        href="/terms-and-condition"
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        onClick={open}
      >
        {children}
      </a>
      {Text && (
        <dialog ref={dialog} className="s-terms" aria-labelledby={title} onClose={onClose}>
          <h2 id={title} tabIndex={-1}>
            {t('common.terms')}
          </h2>
          <Text level="h3" />
          <div className="s-terms-foot">
            <button type="button" className="s-button" onClick={() => dialog.current?.close()}>
              {back}
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
