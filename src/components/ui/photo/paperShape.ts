import type { PhotoShape } from './PhotoFrame.tsx';

/** What the frame for a kind of document shows: an ID is a card, everything else a page. */
export const paperShape = (code: string): PhotoShape => (/(?:^|_)ID(?:_|$)/.test(code) ? 'card' : 'page');
