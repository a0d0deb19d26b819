import type { UploadKind } from '#domain/files/fileRules.ts';
import type { Language } from '#domain/sentence.ts';
import { PickButton } from './PickButton.tsx';
import { photoTexts } from './photoTexts.ts';
import type { usePhoto } from './usePhoto.ts';

type Photo = ReturnType<typeof usePhoto>;

interface Props {
  photo: Photo;
  /** What the photo is of: with it each button is called to those who hear the page. */
  label: string;
  camera: 'environment' | 'user';
  kind: UploadKind;
  language: Language;
  /** Whether one is there already, so that this would be another. */
  hasOne: boolean;
}

/** Camera and file: the first choice, or another one. */
const Pick = ({ photo, label, camera, kind, language, hasOne }: Props) => {
  const [take, choose] = hasOne
    ? [photoTexts.again[language], photoTexts.another[language]]
    : [photoTexts.take[language], photoTexts.choose[language]];
  const main = hasOne ? 's-button s-button-quiet' : 's-button';
  return (
    <>
      <PickButton
        kind={kind}
        label={take}
        name={`${take}: ${label}`}
        camera={camera}
        className={`${main} p-camera`}
        onFile={photo.choose}
      />
      <PickButton
        kind={kind}
        label={choose}
        name={`${choose}: ${label}`}
        className="s-button s-button-quiet"
        onFile={photo.choose}
      />
    </>
  );
};

/** What may be done with the photo where it is now; the first is what most people do next. */
export const PhotoButtons = (props: Props) => {
  const { photo, label, language } = props;
  const { step, picture, isPaper, isRefused } = photo;
  const plain = (text: string, onClick: () => void, isNext = false) => (
    <button
      type="button"
      className={isNext ? 's-button p-next' : 's-button s-button-quiet'}
      data-next={isNext || undefined}
      aria-label={`${text}: ${label}`}
      onClick={onClick}
    >
      {text}
    </button>
  );
  if (step === 'reading') return null;
  return (
    <div className="p-buttons">
      {step === 'chosen' && plain(photoTexts[isPaper ? 'useFile' : 'use'][language], photo.use, true)}
      {step === 'failed' && !isRefused && plain(photoTexts.retry[language], photo.retry, true)}
      {step === 'chosen' && picture?.preview && plain(photoTexts.turn[language], photo.turn)}
      {step === 'sending' ? plain(photoTexts.stop[language], photo.stop) : <Pick {...props} />}
    </div>
  );
};
