import { type DragEvent, type ReactNode, useState } from 'react';
import { SHEET_STATED, TEMPLATE_NAMES } from '#domain/applicants/branchSheet.ts';
import { branchTemplate } from '../../../../providers/applicant/sheets.ts';
import { keepFile } from '../../../../public/keepFile.ts';
import { useSubmit } from '../../../../public/useSubmit.ts';
import { useFailureText } from '../../texts/useShellText.ts';
import { useApplication } from '../parts/applicationContext.ts';
import { useLanguage, useSay } from '../parts/useApplyText.ts';
import { PickSheet } from './PickSheet.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';

/** The workbook to fill in, in the language of the page. */
function Template() {
  const { t } = useSheetText();
  const language = useLanguage();
  const words = useFailureText();
  const { referenceNumber } = useApplication().draft;
  const [kept, setKept] = useState<string | null>(null);
  const { isBusy, failure, submit } = useSubmit(async () => {
    setKept(null);
    const name = TEMPLATE_NAMES[language];
    keepFile(await branchTemplate(referenceNumber), name);
    setKept(name);
  });
  return (
    <section className="s-sheet">
      <h2>{t('template.title')}</h2>
      <p className="s-hint">{t('template.hint')}</p>
      <div className="a-buttons">
        <button
          type="button"
          className="s-button s-button-quiet"
          aria-disabled={isBusy || undefined}
          onClick={() => submit()}
        >
          {isBusy ? t('template.busy') : t('template.button')}
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
    </section>
  );
}

/** A place to drop a file on, for whoever has a mouse. */
function Drop({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className="a-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

/** The two steps before there is a file: the template, and the file that came of it. */
export function ChooseSheet({ work }: { work: SheetWork }) {
  const { t } = useSheetText();
  const say = useSay();
  const { refused, choose } = work;
  return (
    <>
      <Template />
      <section className="s-sheet">
        <h2>{t('choose.title')}</h2>
        <p className="s-hint">{say(SHEET_STATED)}.</p>
        <Drop onFile={choose}>
          <PickSheet label={t('choose.button')} className="s-button" onFile={choose} />
          <span className="a-drop-hint">{t('choose.drop')}</span>
        </Drop>
        {refused && (
          <p className="s-field-error" role="alert">
            {say(refused)}
          </p>
        )}
      </section>
    </>
  );
}
