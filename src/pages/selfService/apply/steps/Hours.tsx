import type { ScheduleForm } from '#domain/selfService/form/applicationForm.ts';
import { Under } from '../fields/Group.tsx';
import { useField } from '../parts/formContext.ts';
import { type ApplyKey, useApplyText, useSay } from '../parts/useApplyText.ts';
import { firstIn, useRowFocus } from '../parts/useRowFocus.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const MOST = 7;
/** The buttons that add hours. */
const ADD = 'schedules.add';
const USUAL = { openingHour: '09:00', closingHour: '18:00' };

function Time({ name }: { name: 'openingHour' | 'closingHour' }) {
  const t = useApplyText();
  const say = useSay();
  const { id, value, error, set, leave } = useField<string>(name);
  return (
    <div className="s-field">
      <div className="s-label-row">
        <label htmlFor={id}>{t(`hours.${name}`)}</label>
      </div>
      <input
        id={id}
        type="time"
        className="s-input"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => set(event.target.value)}
        onBlur={leave}
      />
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {say(error)}
        </p>
      )}
    </div>
  );
}

function Days() {
  const t = useApplyText();
  const { id, value, set, leave } = useField<string[]>('days');
  return (
    <fieldset id={id} tabIndex={-1} className="a-choices">
      <legend>{t('hours.days')}</legend>
      <div className="a-days">
        {DAYS.map((day) => (
          <label key={day} className="a-day">
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={(event) => {
                const isOn = (one: string) => (one === day ? event.target.checked : value.includes(one));
                set(DAYS.filter(isOn));
                leave();
              }}
            />
            <span>{t(`day.${day}` as ApplyKey)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** When a store is open: the usual weeks by one tap, other hours beside them. */
export function Hours() {
  const t = useApplyText();
  const { value: hours, set, leave } = useField<ScheduleForm[]>('schedules');
  const focusOn = useRowFocus();
  const change = (next: ScheduleForm[], focused: string) => {
    set(next);
    leave();
    focusOn(() => firstIn(focused));
  };
  const usual = (label: ApplyKey, days: readonly string[]) => (
    <button
      type="button"
      className="s-button s-button-quiet"
      onClick={() => change([{ ...USUAL, days: [...days] }], 'schedules.0.days')}
    >
      {t(label)}
    </button>
  );
  return (
    <>
      {hours.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other name than their place
        <div key={at} className="a-hours">
          <Under path={`schedules.${at}`}>
            <Days />
            <div className="a-pair">
              <Time name="openingHour" />
              <Time name="closingHour" />
            </div>
          </Under>
          <button
            type="button"
            className="s-plain-button"
            onClick={() =>
              change(
                hours.filter((_, one) => one !== at),
                ADD,
              )
            }
          >
            {t('hours.remove')}
          </button>
        </div>
      ))}
      <div className="a-buttons" id={ADD}>
        {hours.length === 0 ? (
          <>
            {usual('hours.everyDay', DAYS)}
            {usual('hours.noSunday', DAYS.slice(0, 6))}
            {usual('hours.weekdays', DAYS.slice(0, 5))}
          </>
        ) : hours.length >= MOST ? null : (
          <button
            type="button"
            className="s-button s-button-quiet"
            onClick={() => change([...hours, { ...USUAL, days: [] }], `schedules.${hours.length}.days`)}
          >
            {t('hours.add')}
          </button>
        )}
      </div>
    </>
  );
}
