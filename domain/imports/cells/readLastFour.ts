import { isHidden } from '../../transactions/cardNumber.ts';
import { isLastFour } from '../../transactions/isLastFour.ts';
import { identifierReader } from './readIdentifier.ts';
import { type Reader, refused, taken } from './reading.ts';

/** The last four digits of a card. Of a longer one they are offered, and nothing else of it is taken. */
export const readLastFour: Reader = identifierReader({
  ofText: (text) => {
    if (isLastFour(text)) return taken(text);
    const last = text.slice(-4);
    if (text.length > 4 && isLastFour(last)) return refused('card_number', last);
    return refused(isHidden(text) ? 'card_number' : 'not_last_four');
  },
  otherwise: 'not_last_four',
});
