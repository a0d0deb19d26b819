import { useEffect, useState } from 'react';
import { mediaTypeOf } from '#domain/files/fileRules.ts';
import { previewUpload } from '../../../../providers/applicant/uploads.ts';
import type { SentFile } from '../draft/application.ts';
import { useApplyText } from '../parts/useApplyText.ts';

type Shown = { url: string; isPicture: boolean } | 'loading' | 'failed' | null;

/** A file that has arrived, to look at: fetched when somebody wants to see it. `lead`: which of several it is. */
export function SentPreview({ file, lead }: { file: SentFile; lead?: string }) {
  const called = lead ? `${lead}: ${file.name}` : file.name;
  const t = useApplyText();
  const [shown, setShown] = useState<Shown>(null);
  const url = typeof shown === 'object' ? shown?.url : undefined;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const show = async () => {
    setShown('loading');
    try {
      const blob = await previewUpload(file.uploadId);
      const isPicture = /^image\/(jpeg|png)$/.test(mediaTypeOf(file.name));
      setShown({ url: URL.createObjectURL(blob), isPicture });
    } catch {
      setShown('failed');
    }
  };
  if (typeof shown === 'object' && shown)
    return shown.isPicture ? (
      <>
        {lead && <p className="a-sent">{called}</p>}
        <img className="a-preview" src={shown.url} alt={called} />
      </>
    ) : (
      <a className="s-link" href={shown.url} target="_blank" rel="noreferrer">
        {t('documents.open', { name: called })}
      </a>
    );
  return (
    <p className="a-sent">
      <span>{called}</span>
      <button
        type="button"
        className="s-plain-button"
        aria-disabled={shown === 'loading'}
        onClick={() => void show()}
      >
        {shown === 'loading' ? t('field.loading') : t('documents.look')}
        <span className="s-hidden"> {called}</span>
      </button>
      {shown === 'failed' && <span className="s-field-error">{t('documents.lookFailed')}</span>}
    </p>
  );
}
