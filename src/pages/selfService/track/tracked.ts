import { createContext, useContext } from 'react';
import type { Track } from '../../../providers/applicant/tracking.ts';

/** The application that the pages below are about. */
export interface Tracked {
  reference: string;
  track: Track;
  /** Reads it again, after something was done about it. */
  reload: () => void;
}

const Context = createContext<Tracked | null>(null);
export const TrackedProvider = Context.Provider;

/** The application around this part. */
export const useTracked = (): Tracked => {
  const found = useContext(Context);
  if (!found) throw new Error('A page of an application stands within TrackPages');
  return found;
};
