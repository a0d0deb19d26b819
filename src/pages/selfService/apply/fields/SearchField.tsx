import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findByName } from '#domain/formats/findByName.ts';
import type { Choice } from '#domain/selfService/form/applicationForm.ts';
import { useApplyText } from '../parts/useApplyText.ts';
import type { Fetched } from './useList.ts';

const MOST_SHOWN = 60;
const labelOf = ({ label }: Choice): string => label;

interface Props {
  id: string;
  label: string;
  value: Choice | null;
  error: string | null;
  hint?: string | undefined;
  list: Fetched<Choice>;
  /** Why nothing can be chosen yet. */
  waitsFor?: string | undefined;
  onChoose: (choice: Choice | null) => void;
  onLeave: () => void;
}

/** One of a long list, found by typing a part of its name. */
export function SearchField(props: Props) {
  const { id, label, value, error, hint, list, waitsFor, onChoose, onLeave } = props;
  const t = useApplyText();
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = typed !== null;
  const shown = isOpen ? findByName(list.rows, typed, labelOf).slice(0, MOST_SHOWN) : [];
  const choose = (choice: Choice) => {
    onChoose(choice);
    setTyped(null);
  };
  const close = () => {
    setTyped(null);
    onLeave();
  };
  useEffect(() => {
    if (isOpen) box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setAt((at + step + shown.length) % Math.max(shown.length, 1));
      else setTyped('');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const choice = shown[at];
      if (choice) choose(choice);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const option = (at: number) => `${id}-option-${at}`;
  const notes = [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="s-field a-search" ref={box}>
      <div className="s-label-row">
        <label htmlFor={id}>{label}</label>
      </div>
      <input
        id={id}
        className="s-input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[at] ? option(at) : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes}
        autoComplete="off"
        spellCheck={false}
        disabled={waitsFor !== undefined}
        placeholder={waitsFor ?? (value ? value.label : t('field.search'))}
        value={typed ?? value?.label ?? ''}
        onFocus={() => {
          setTyped('');
          setAt(0);
          // Where a phone's keyboard leaves room for the list.
          box.current?.scrollIntoView({ block: 'start' });
        }}
        onBlur={close}
        onKeyDown={onKey}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      {isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className="a-list"
          // A browser makes what scrolls a stop of the Tab key, and it is gone before the focus comes; a press leaves the focus in the field.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
            // biome-ignore lint/a11y/useFocusableInteractive: the input names the active one
            <div
              key={choice.value}
              id={option(index)}
              role="option"
              aria-selected={index === at}
              onClick={() => {
                choose(choice);
                (document.activeElement as HTMLElement | null)?.blur();
              }}
            >
              {choice.label}
            </div>
          ))}
          {shown.length === 0 && (
            <p className="a-list-note">
              {list.hasFailed ? t('field.listFailed') : list.isHere ? t('field.noMatch') : t('field.loading')}
            </p>
          )}
        </div>
      )}
      {error && (
        <p className="s-field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="s-hint" id={`${id}-hint`} aria-live="polite">
        {list.hasFailed ? (
          <button type="button" className="s-plain-button" onClick={list.retry}>
            {t('field.retryList')}
          </button>
        ) : (
          hint
        )}
      </div>
    </div>
  );
}
