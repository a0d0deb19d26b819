import { useState } from 'react';
import { manilaDate } from '#domain/day.ts';
import { getContracts } from '../../../providers/applicant/tracking.ts';
import { keepFile } from '../../../public/keepFile.ts';
import { useSubmit } from '../../../public/useSubmit.ts';
import { useFailureText } from '../texts/useShellText.ts';
import { useTrackText } from './texts/useTrackText.ts';

/** What was agreed, once an application is approved: its contracts as a workbook, in the language of the page. */
export function ContractsPart() {
  const t = useTrackText();
  const words = useFailureText();
  const [kept, setKept] = useState<string | null>(null);
  const { isBusy, failure, submit } = useSubmit(async () => {
    setKept(null);
    const name = `contracts-${manilaDate(new Date())}.xlsx`;
    keepFile(await getContracts(), name);
    setKept(name);
  });
  return (
    <section aria-labelledby="contracts">
      <h2 id="contracts">{t('contracts.title')}</h2>
      <p className="s-hint s-list-lead">{t('contracts.hint')}</p>
      <button
        type="button"
        className="s-button s-button-quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => submit()}
      >
        {t(isBusy ? 'contracts.busy' : 'contracts.button')}
      </button>
      <p className="s-hint" role="status">
        {kept && t('contracts.done', { name: kept })}
      </p>
      {failure && (
        <p className="s-field-error" role="alert">
          {words(failure)}
        </p>
      )}
    </section>
  );
}
