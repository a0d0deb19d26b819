import { useState } from 'react';
import type { Language } from '#domain/sentence.ts';
import { keepFile } from '../../../../public/keepFile.ts';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useApplication } from './applicationContext.ts';
import { useApplyText, useLanguage } from './useApplyText.ts';

interface Props {
  label: string;
  /** What the file is called, by the language that it is in. */
  names: Readonly<Record<Language, string>>;
  fetchFile: (referenceNumber: string) => Promise<Blob>;
  /** It has been handed to the browser. */
  onKept?: () => void;
}

/** Downloads a workbook to fill in, in the language of the page; says where it is, or why it could not be had. */
export function TemplateButton({ label, names, fetchFile, onKept }: Props) {
  const t = useApplyText();
  const language = useLanguage();
  const words = useFailureText();
  const { referenceNumber } = useApplication().draft;
  const [kept, setKept] = useState<string | null>(null);
  const { isBusy, failure, submit } = useSubmit(async () => {
    setKept(null);
    const name = names[language];
    keepFile(await fetchFile(referenceNumber), name);
    setKept(name);
    onKept?.();
  });
  return (
    <>
      <div className="a-buttons">
        <button
          type="button"
          className="s-button s-button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {isBusy ? t('template.busy') : label}
        </button>
      </div>
      <p className="s-hint" role="status">
        {kept && t('template.done', { name: kept })}
      </p>
      {failure && (
        <p className="s-field-error" role="alert">
          {words(failure)}
        </p>
      )}
    </>
  );
}
