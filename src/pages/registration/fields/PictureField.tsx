import { use } from 'react';
import { IDENTIFICATION_FILES, type IdentificationKind } from '#domain/people/identification.ts';
import type { Sentence } from '#domain/sentence.ts';
import type { PhotoShape } from '../../../components/ui/photo/PhotoFrame.tsx';
import type { SendFile } from '../../../components/ui/upload/uploadQueue.ts';
import { ApiError } from '../../../providers/http/apiError.ts';
import { waitOut } from '../../../providers/http/waitOut.ts';
import { sendRegistrationFile } from '../../../providers/session/registration.ts';
import { lazyPage } from '../../../public/loading/lazyPage.ts';
import { useFailureText } from '../FailedCall.tsx';
import { UnsentContext, useErrorOf, useRegistering } from '../registerContext.ts';
import { said } from '../texts/said.ts';
import { useSaid, useSaidLanguage } from '../texts/useSaid.ts';

/** Comes with the first picture: whoever types a code needs none of it. */
const PhotoField = lazyPage(async () => ({
  default: (await import('../../../components/ui/photo/PhotoField.tsx')).PhotoField,
}));

interface Props {
  name: IdentificationKind;
  label: Sentence;
  hint: Sentence;
  camera: 'environment' | 'user';
  shape: PhotoShape;
}

/** A picture that is sent in with the proof of the number. */
export const PictureField = ({ name, label, hint, camera, shape }: Props) => {
  const say = useSaid();
  const language = useSaidLanguage();
  const textOf = useFailureText();
  const { answers, keep } = useRegistering();
  const { proof, files, code } = answers;
  const field = `${name}File`;
  const tell = use(UnsentContext);
  const send: SendFile = async (file, { onWait, ...options }) => {
    const picture = { file, kind: name, registrationCode: code, otpId: proof?.otpId ?? '' };
    try {
      const { fileId } = await waitOut(() => sendRegistrationFile(picture, options), onWait, options.signal);
      keep({ files: { ...files, [name]: fileId } });
    } catch (error) {
      const isOver = error instanceof ApiError && error.code === 'rule_otp_expired';
      if (isOver && proof) keep({ proof: { ...proof, until: 0 } });
      throw error;
    }
  };
  return (
    <PhotoField
      id={field}
      label={say(label)}
      hint={say(hint)}
      error={useErrorOf(field)}
      camera={camera}
      shape={shape}
      kind={IDENTIFICATION_FILES[name]}
      language={language}
      isSent={files[name] !== undefined}
      send={send}
      onUnsent={(why) => tell(field, why)}
      messageOf={(error) => (error instanceof ApiError ? textOf(error) : say(said.retry))}
    />
  );
};
