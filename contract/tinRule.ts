import type { TinRule } from '#domain/formats/tin.ts';

let rule: TinRule = {};

/** Which TINs are taken here: by this server, or by the page that it served. */
export const tinRule = (): TinRule => rule;

/** Says it once, before anything is checked: the server out of its settings, the page out of what the server wrote into it. */
export const setTinRule = (said: TinRule): void => {
  rule = said;
};
