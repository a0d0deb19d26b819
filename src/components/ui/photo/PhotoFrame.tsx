import type { Language } from '#domain/sentence.ts';
import { photoTexts } from './photoTexts.ts';
import type { PhotoStep } from './usePhoto.ts';

export type PhotoShape = 'card' | 'page' | 'face';

/** A card, a page or a face, in lines: what belongs into the frame. */
const DRAWINGS: Readonly<Record<PhotoShape, string>> = {
  card: 'M4 7.5a2 2 0 0 1 2-2h20a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 18.5c.6-2.2 1.8-3.2 3.5-3.2s2.9 1 3.5 3.2M11.5 12.8a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8M19 10.5h5M19 14h5M19 17.5h3',
  page: 'M9 4.5a2 2 0 0 1 2-2h7l5 5v16a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2zM18 2.5v5h5M12.5 12h7M12.5 15.5h7M12.5 19h4',
  face: 'M16 16.5a5 5 0 1 0 0-10 5 5 0 0 0 0 10M6.5 26c1.2-4.2 4.6-6.3 9.5-6.3s8.3 2.1 9.5 6.3',
};

interface Props {
  shape: PhotoShape;
  step: PhotoStep;
  preview: string | null;
  /** The name of a file that the browser does not draw. */
  name: string | null;
  alt: string;
  share: number;
  /** Asks for a file, while there is none. */
  onPick: () => void;
  language: Language;
}

/** Nothing is about to be sent any more: the file is there, or was not taken. */
const OVER: readonly PhotoStep[] = ['sent', 'failed'];

/** Where the photo is seen before it is sent, while it is, and afterwards. */
export const PhotoFrame = ({ shape, step, preview, name, alt, share, onPick, language }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: for fingers alone, the button below says and does the same
  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the button's
  <div
    className="p-frame"
    data-shape={shape}
    data-step={step}
    onClick={step === 'empty' ? onPick : undefined}
  >
    {preview ? (
      <img src={preview} alt={alt} />
    ) : (
      <svg viewBox="0 0 32 28" aria-hidden="true">
        <path d={DRAWINGS[shape]} />
      </svg>
    )}
    {!preview && name && (
      <p className="p-name">
        {OVER.includes(step) ? name : photoTexts.notShown[language].replace('%{name}', name)}
      </p>
    )}
    {step === 'sending' && (
      <progress className="p-progress" max={1} value={share} aria-label={photoTexts.sending[language]} />
    )}
    {step === 'sent' && <span className="p-sent">{photoTexts.sent[language]}</span>}
  </div>
);
