import { useTranslate } from 'react-admin';

/** Seconds as people say them: "less than a second", "48 s", "3 min 20 s". */
export const useDuration = () => {
  const translate = useTranslate();
  return (seconds: number): string => {
    const whole = Math.max(1, Math.round(seconds));
    if (whole < 60) return translate('imports.time.seconds', { seconds: whole });
    return translate('imports.time.minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  };
};
