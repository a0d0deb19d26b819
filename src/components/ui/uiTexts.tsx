import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '#domain/text.ts';

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
  chooseFirst: 'Choose %{field} first',
  placesCleared: 'Cleared because %{field} changed: %{fields}',
  accountNumberHelp: '6 to 20 digits; spaces and dashes are left out',
  accountSAVINGS: 'Savings',
  accountCURRENT: 'Current (checking)',
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
  addHours: 'Add hours',
  removeRow: 'Remove this row',
  addSite: 'Add a site',
  dropFiles: 'Drop files here',
  chooseFiles: 'Choose files',
  fileLimits: '%{kinds}, up to %{mb} MB each',
  fileTooLarge: 'The file is larger than %{mb} MB',
  fileEmpty: 'The file is empty',
  uploads: 'Uploads',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  stopUpload: 'Stop',
  previousFile: 'Previous file',
  nextFile: 'Next file',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  turn: 'Rotate',
  notShown: 'Files of this kind cannot be shown here. Download it to look at it.',
};

export type UiTexts = typeof ENGLISH_UI_TEXTS;
export const UI_TEXT_NAMES = Object.keys(ENGLISH_UI_TEXTS) as (keyof UiTexts)[];

interface Spoken {
  texts: UiTexts;
  language: Language;
}
const Context = createContext<Spoken>({ texts: ENGLISH_UI_TEXTS, language: 'en' });

/** Provides translated texts, and the language of what the domain says in pairs, to the shared parts below it. */
export const UiTextsProvider = ({ texts, language, children }: Spoken & { children: ReactNode }) => {
  const spoken = useMemo(() => ({ texts, language }), [texts, language]);
  return <Context.Provider value={spoken}>{children}</Context.Provider>;
};

/** The texts of the shared parts in the language around them. */
export const useUiTexts = () => useContext(Context).texts;

/** The language around the shared parts. */
export const useUiLanguage = () => useContext(Context).language;
