import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type CompleteHeader, type Header, withHeaderDefaults } from '#domain/formats/header.ts';

/** Labels besides what the domain's header says. */
type PageHeading = Header & { submitLabel?: string };
type Shown = CompleteHeader & { submitLabel?: string };

const EMPTY = withHeaderDefaults({ title: '' });
const Shown = createContext<Shown>(EMPTY);
const Setter = createContext<(header: Shown | null) => void>(() => undefined);

/** Holds the header that the page asks for; without one the shared defaults stand. */
export const HeaderProvider = ({ children }: { children: ReactNode }) => {
  const [header, setHeader] = useState<Shown | null>(null);
  return (
    <Setter.Provider value={setHeader}>
      <Shown.Provider value={header ?? EMPTY}>{children}</Shown.Provider>
    </Setter.Provider>
  );
};

/** The header as the page asked for it, with its defaults; the title is empty when no page gave one. */
export const useShownHeader = (): Shown => useContext(Shown);

/**
 * Gives the shared header its title, buttons, back route and events while the calling page is shown. The events may be new
 * functions at each render.
 */
export const useHeader = (wanted: PageHeading): void => {
  const setHeader = useContext(Setter);
  const events = useRef(wanted);
  useEffect(() => {
    events.current = wanted;
  });
  const { title, backRoute, leftButton, rightButton, submitLabel } = wanted;
  const [closes, submits] = [Boolean(wanted.onClose), Boolean(wanted.onSubmit)];
  const header = useMemo(
    () => ({
      ...withHeaderDefaults({ title, backRoute, leftButton, rightButton }),
      submitLabel,
      ...(closes ? { onClose: () => events.current.onClose?.() } : {}),
      ...(submits ? { onSubmit: () => events.current.onSubmit?.() } : {}),
    }),
    [title, backRoute, leftButton, rightButton, submitLabel, closes, submits],
  );
  useEffect(() => {
    setHeader(header);
    return () => setHeader(null);
  }, [setHeader, header]);
};
