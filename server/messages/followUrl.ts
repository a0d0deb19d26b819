import { applicantPath, applyPages } from '#domain/pages/selfServicePages.ts';

/** Where an application is followed: its page, once whoever opens it has proved with a code that it is theirs. Its number is typed there already. */
export const followUrl = (publicUrl: string, refNumber: string): string => {
  const then = new URLSearchParams([['then', applicantPath('track', { refNumber })]]);
  return `${publicUrl.replace(/\/$/, '')}${applyPages.applyContinue.path}?${then}`;
};
