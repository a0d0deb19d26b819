import type { ApiError } from '../../../providers/http/apiError.ts';
import { errorText, type Translate, useText } from '../../../public/text.ts';
import { en, type ShellKey } from './en.ts';
import { spoken } from './spoken.ts';

export const { load: loadShellTexts, useText: useShellText } = spoken(en, () => import('./fil.ts'));

/** Puts a failed call into words: those of codes are the applicants' own, all others those of the public pages. */
export const useFailureText = (): ((failure: ApiError) => string) => {
  const t: Translate<ShellKey> = useShellText();
  const general = useText();
  return (failure) => {
    const key = `error.${failure.code}`;
    return key in en ? t(key as ShellKey) : errorText(general, failure);
  };
};
