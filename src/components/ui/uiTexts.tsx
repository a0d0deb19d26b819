import { createContext, type ReactNode, useContext } from 'react';

/** The few texts that shared parts say themselves. English is the default; the shell provides the chosen language. */
export const ENGLISH_UI_TEXTS = {
  noResults: 'No results',
  optionsFailed: 'Could not load the choices',
  loading: 'Loading…',
  retry: 'Try again',
  failedTitle: 'This could not be loaded',
  requestId: 'Request ID',
  copy: 'Copy',
  copied: 'Copied',
  cancel: 'Cancel',
  clear: 'Clear',
  open: 'Open',
  close: 'Close',
  before: 'Before',
  after: 'After',
  empty: 'empty',
  yes: 'Yes',
  no: 'No',
  optional: 'optional',
  chooseFirst: 'Choose the field above first',
  region: 'Region',
  province: 'Province',
  city: 'City or municipality',
  subMunicipality: 'Sub-municipality',
  barangay: 'Barangay',
  zipCode: 'ZIP code',
  placesCleared: 'Cleared because the field above changed: %{fields}',
};

export type UiTexts = typeof ENGLISH_UI_TEXTS;
export const UI_TEXT_NAMES = Object.keys(ENGLISH_UI_TEXTS) as (keyof UiTexts)[];

const Context = createContext<UiTexts>(ENGLISH_UI_TEXTS);

/** Provides translated texts to the shared parts below it. */
export const UiTextsProvider = ({ texts, children }: { texts: UiTexts; children: ReactNode }) => (
  <Context.Provider value={texts}>{children}</Context.Provider>
);

/** The texts of the shared parts in the language around them. */
export const useUiTexts = () => useContext(Context);
