import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useRef, useState } from 'react';
import { formatDate, isDateString } from '#domain/day.ts';
import { typedDate, withSlashes } from '#domain/typedDate.ts';
import { useUiTexts } from '../uiTexts.tsx';
import { CalendarPart } from './CalendarPart.tsx';
import { TextBox, type TextBoxProps } from './TextBox.tsx';

type Props = Omit<
  TextBoxProps,
  'type' | 'rows' | 'start' | 'end' | 'inputMode' | 'maxLength' | 'placeholder'
>;

/**
 * A day YYYY-MM-DD, typed as MM/DD/YYYY or picked (the button, or Alt and the arrow down). What is typed and is no day is
 * handed on as it stands, for the form to refuse: it is never lost.
 */
export const DateBox = ({ value, onChange, onBlur, error, onKeyDown, ...rest }: Props) => {
  const texts = useUiTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const date = value ?? '';
  const shown = typed !== null && typedDate(typed) === date ? typed : formatDate(date);
  // Said before what a form says: to compare what is no day with another tells nothing.
  const isNoDay = typed === null && date !== '' && !isDateString(date);
  return (
    <>
      <TextBox
        {...rest}
        value={shown}
        error={isNoDay ? texts.notDate : error}
        placeholder={texts.datePattern}
        inputMode="numeric"
        maxLength={10}
        onChange={(next) => {
          const text = withSlashes(next, shown);
          setTyped(text);
          onChange(typedDate(text));
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.preventDefault();
            setOpen(true);
          }
          onKeyDown?.(event);
        }}
        end={
          <IconButton
            ref={button}
            size="small"
            edge="end"
            aria-label={texts.openCalendar}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={rest.disabled}
            onClick={() => setOpen(true)}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
        }
      />
      <Popover
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': rest.label } }}
      >
        <CalendarPart
          date={date}
          onPick={(picked) => {
            setTyped(null);
            onChange(picked);
            setOpen(false);
          }}
        />
      </Popover>
    </>
  );
};
