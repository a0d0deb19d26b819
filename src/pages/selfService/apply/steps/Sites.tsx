import { storeFields } from '#domain/fields/store.ts';
import type { SiteForm } from '#domain/selfService/form/applicationForm.ts';
import { Under } from '../fields/Group.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useField } from '../parts/formContext.ts';
import { useApplyText, useLanguage } from '../parts/useApplyText.ts';
import { firstIn, useRowFocus } from '../parts/useRowFocus.ts';

const { website } = storeFields.ecommerceSites.of;
const MOST = 10;
/** The button that adds an address. */
const ADD = 'ecommerceSites.add';

/** A web address as it is sent: with https:// where people leave it out. */
const tidySite = (typed: string): string => {
  const text = typed.trim();
  return text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;
};

/** Where a store sells besides. */
export function Sites() {
  const t = useApplyText();
  const language = useLanguage();
  const { value: sites, set, leave } = useField<SiteForm[]>('ecommerceSites');
  const focusOn = useRowFocus();
  const change = (next: SiteForm[], focused: string) => {
    set(next);
    leave();
    focusOn(() => firstIn(focused));
  };
  return (
    <>
      {sites.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a site that is being typed has no other name than its place
        <Under key={at} path={`ecommerceSites.${at}`}>
          <TextField
            name="website"
            field={website}
            type="url"
            inputMode="url"
            maxLength={website.max}
            tidy={tidySite}
            aside={
              <button
                type="button"
                className="s-plain-button a-fill"
                aria-label={`${t('sites.remove')}: ${website.label[language]} ${at + 1}`}
                onClick={() =>
                  change(
                    sites.filter((_, one) => one !== at),
                    ADD,
                  )
                }
              >
                {t('sites.remove')}
              </button>
            }
          />
        </Under>
      ))}
      {sites.length < MOST && (
        <div className="a-buttons">
          <button
            type="button"
            id={ADD}
            className="s-button s-button-quiet"
            onClick={() =>
              change([...sites, { website: '', isEnabled: true }], `ecommerceSites.${sites.length}.website`)
            }
          >
            {t('sites.add')}
          </button>
        </div>
      )}
    </>
  );
}
