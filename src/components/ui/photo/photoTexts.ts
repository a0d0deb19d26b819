import type { PictureWarning } from '#domain/files/pictureQuality.ts';
import type { Sentence } from '#domain/sentence.ts';

/** What the field for a photo says by itself; `%{name}` is filled in. */
export const photoTexts = {
  take: { en: 'Take a photo', fil: 'Kumuha ng larawan' },
  choose: { en: 'Choose a file', fil: 'Pumili ng file' },
  use: { en: 'Use this photo', fil: 'Gamitin ang larawang ito' },
  useFile: { en: 'Use this file', fil: 'Gamitin ang file na ito' },
  turn: { en: 'Turn', fil: 'Iikot' },
  again: { en: 'Take again', fil: 'Kunan muli' },
  another: { en: 'Choose another', fil: 'Pumili ng iba' },
  reading: { en: 'Preparing the photo…', fil: 'Inihahanda ang larawan…' },
  check: {
    en: 'Look at the photo: is everything on it easy to read?',
    fil: 'Tingnan ang larawan: malinaw bang nababasa ang lahat?',
  },
  checkFile: { en: 'Is this the right file?', fil: 'Ito ba ang tamang file?' },
  sending: { en: 'Sending…', fil: 'Ipinapadala…' },
  waiting: {
    en: 'The server asks to wait: the photo goes on by itself in %{time}.',
    fil: 'Pinaghihintay ng server: kusang magpapatuloy ang larawan sa loob ng %{time}.',
  },
  waitingHeard: {
    en: 'The server asks to wait: the photo goes on by itself in a moment.',
    fil: 'Pinaghihintay ng server: kusang magpapatuloy ang larawan maya-maya.',
  },
  stop: { en: 'Stop', fil: 'Ihinto' },
  sent: { en: 'Uploaded', fil: 'Na-upload na' },
  kept: {
    en: 'Your photo is still here and will be sent again once you are connected.',
    fil: 'Narito pa ang larawan mo at ipapadala muli kapag may koneksyon ka na.',
  },
  keptFile: {
    en: 'Your file is still here and will be sent again once you are connected.',
    fil: 'Narito pa ang file mo at ipapadala muli kapag may koneksyon ka na.',
  },
  restored: {
    en: 'This is the photo that you chose before; it was not sent yet.',
    fil: 'Ito ang larawang pinili mo kanina; hindi pa ito naipapadala.',
  },
  restoredFile: {
    en: 'This is the file that you chose before; it was not sent yet.',
    fil: 'Ito ang file na pinili mo kanina; hindi pa ito naipapadala.',
  },
  retry: { en: 'Try again', fil: 'Subukan muli' },
  unsent: {
    en: 'Not sent yet: look at it, then press “Use this photo”',
    fil: 'Hindi pa naipapadala: tingnan ito, saka pindutin ang “Gamitin ang larawang ito”',
  },
  unsentFile: {
    en: 'Not sent yet: press “Use this file”',
    fil: 'Hindi pa naipapadala: pindutin ang “Gamitin ang file na ito”',
  },
  onItsWay: {
    en: 'Still being sent: wait until it is uploaded',
    fil: 'Ipinapadala pa: hintaying ma-upload',
  },
  notArrived: {
    en: 'It was not sent: press “Try again”',
    fil: 'Hindi ito naipadala: pindutin ang “Subukan muli”',
  },
  notShown: {
    en: '%{name} cannot be shown here and is sent as it is.',
    fil: 'Hindi maipakita rito ang %{name} at ipapadala ito nang ganito.',
  },
  taken: {
    en: 'Take a photo, or choose a file that is %{kinds}, %{mb} MB at most',
    fil: 'Kumuha ng larawan, o pumili ng file na %{kinds}, hanggang %{mb} MB',
  },
  empty: { en: 'This file is empty: choose another', fil: 'Walang laman ang file na ito: pumili ng iba' },
  tooLarge: {
    en: 'This file is larger than %{mb} MB: choose a smaller one',
    fil: 'Lampas sa %{mb} MB ang file na ito: pumili ng mas maliit',
  },
} as const satisfies Readonly<Record<string, Sentence>>;

/** What to do about a picture that may be hard to read. */
export const warningTexts: Readonly<Record<PictureWarning, Sentence>> = {
  small: {
    en: 'The picture is small. Move closer, or use the camera instead of a screenshot.',
    fil: 'Maliit ang larawan. Lumapit, o gamitin ang camera sa halip na screenshot.',
  },
  dark: {
    en: 'The picture is dark. Try near a window or a lamp.',
    fil: 'Madilim ang larawan. Subukan sa tabi ng bintana o ilaw.',
  },
  blurred: {
    en: 'The picture looks blurred. Hold still, and tap the screen to focus.',
    fil: 'Mukhang malabo ang larawan. Huwag gumalaw, at pindutin ang screen para luminaw.',
  },
};
