import { formatInstant } from '#domain/day.ts';
import type { DraftState } from './useDraftSaver.ts';

/** What becomes of what is typed, in words; nothing while nothing is typed. */
export const draftText = (
  state: DraftState,
  translate: (key: string, options?: object) => string,
): string => {
  if (state.status === 'saved') {
    return translate('form.draftSaved', { time: formatInstant(state.at).split(' ')[1] ?? '' });
  }
  return state.status === 'none' ? '' : translate(`form.draft_${state.status}`);
};
