import { type DragEvent, type ReactNode, useState } from 'react';
import { BRANCH_TEMPLATE_NAMES, SHEET_STATED } from '#domain/applicants/branchSheet.ts';
import { branchTemplate } from '../../../../providers/applicant/sheets.ts';
import { TemplateButton } from '../parts/TemplateButton.tsx';
import { useSay } from '../parts/useApplyText.ts';
import { PickSheet } from './PickSheet.tsx';
import { useSheetText } from './texts/useSheetText.ts';
import type { SheetWork } from './useSheet.ts';

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
      <section className="s-sheet">
        <h2>{t('template.title')}</h2>
        <p className="s-hint">{t('template.hint')}</p>
        <TemplateButton
          label={t('template.button')}
          names={BRANCH_TEMPLATE_NAMES}
          fetchFile={branchTemplate}
        />
      </section>
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
