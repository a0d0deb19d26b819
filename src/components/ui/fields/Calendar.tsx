import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { calendarDay, dateOfCalendar } from '#domain/dates.ts';
import { isDateString, manilaDate } from '#domain/day.ts';
import { useUiLanguage, useUiTexts } from '../uiTexts.tsx';

/** A day of the calendar; today is Manila's, not the browser's. */
const Day = (props: PickerDayProps) => {
  const isToday = dateOfCalendar(props.day) === manilaDate(new Date());
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
};

interface Props {
  /** YYYY-MM-DD; anything else is no day yet. */
  date: string;
  onPick: (date: string) => void;
}

/** The days of a month to pick from, by pointer or arrow keys; its head opens the years. */
export const Calendar = ({ date, onPick }: Props) => {
  const texts = useUiTexts();
  const language = useUiLanguage();
  const day = (text: string) => calendarDay(text, language);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={language}
      localeText={{
        previousMonth: texts.previousMonth,
        nextMonth: texts.nextMonth,
        calendarViewSwitchingButtonAriaLabel: (view) =>
          view === 'year' ? texts.chooseDay : texts.chooseYear,
      }}
    >
      <DateCalendar
        autoFocus
        views={['year', 'day']}
        openTo="day"
        value={isDateString(date) ? day(date) : null}
        referenceDate={day(manilaDate(new Date()))}
        minDate={day('1900-01-01')}
        maxDate={day('2099-12-31')}
        dayOfWeekFormatter={(weekday) => weekday.format('dd')}
        onChange={(picked, state) => {
          if (picked && state === 'finish') onPick(dateOfCalendar(picked));
        }}
        slots={{ day: Day }}
      />
    </LocalizationProvider>
  );
};
