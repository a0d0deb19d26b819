import type { Sentence } from '../sentence.ts';
import type { EndReason } from './endReason.ts';

/** Why somebody was signed out, and what they do next. */
interface EndWords {
  why: Sentence;
  next: Sentence;
}

/** By the reason that is told; of a session that just ended there is nothing more to say. */
export const END_WORDS: Readonly<Record<Exclude<EndReason, 'ended'>, EndWords>> = {
  remote: {
    why: {
      en: 'This session was ended from the list of your sessions, by you or by an administrator.',
      fil: 'Tinapos ang session na ito mula sa listahan ng mga session mo, mo mismo o ng administrator.',
    },
    next: {
      en: 'Sign in again to go on where you were.',
      fil: 'Mag-sign in muli para makabalik sa iyong ginagawa.',
    },
  },
  suspended: {
    why: {
      en: 'Your account is suspended, so you were signed out.',
      fil: 'Suspendido ang account mo, kaya na-sign out ka.',
    },
    next: {
      en: 'Ask your administrator: you can sign in again once it is reactivated.',
      fil: 'Magtanong sa iyong administrator: makakapag-sign in ka muli kapag na-reactivate na ito.',
    },
  },
  password: {
    why: {
      en: 'The password of your account was changed or reset, so you were signed out.',
      fil: 'Pinalitan o ni-reset ang password ng account mo, kaya na-sign out ka.',
    },
    next: {
      en: 'Sign in with the new one. After a reset the link to set it is in your mail and text messages.',
      fil: 'Mag-sign in gamit ang bago. Kung ni-reset ito, nasa mail at text mo ang link para magtakda ng bago.',
    },
  },
  rights: {
    why: {
      en: 'Your access was changed and something was taken away, so you were signed out.',
      fil: 'Binago ang access mo at may inalis, kaya na-sign out ka.',
    },
    next: {
      en: 'Sign in again to go on with what you have now. Your notices say what changed.',
      fil: 'Mag-sign in muli para magpatuloy sa kung ano ang hawak mo ngayon. Nasa mga abiso mo kung ano ang nagbago.',
    },
  },
  factor: {
    why: {
      en: 'The second factor of your account was removed, so you were signed out.',
      fil: 'Inalis ang ikalawang patunay ng account mo, kaya na-sign out ka.',
    },
    next: {
      en: 'Sign in again, and set up a new one in your settings.',
      fil: 'Mag-sign in muli, at magtakda ng bago sa mga setting mo.',
    },
  },
  reuse: {
    why: {
      en: 'Your session was used from two places, so it was ended to be safe.',
      fil: 'Ginamit sa dalawang lugar ang session mo, kaya tinapos ito para ligtas.',
    },
    next: {
      en: 'Sign in again. If you cannot say why it happened, change your password.',
      fil: 'Mag-sign in muli. Kung hindi mo alam kung bakit nangyari, palitan ang iyong password.',
    },
  },
};
