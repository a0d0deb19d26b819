import { mayMove } from '../status.ts';
import { type DeliveryStatus, deliveryStatus } from './deliveryStatus.ts';

/**
 * What becomes of an advice that stands in a status when its source tells of one: it moves, it is there already, or it has ended
 * otherwise. News that are older than what is known change nothing: messages overtake each other.
 */
export function deliveryMove(stands: DeliveryStatus, told: DeliveryStatus): 'moves' | 'there' | 'ended' {
  if (stands === told || mayMove(deliveryStatus, told, stands)) return 'there';
  return mayMove(deliveryStatus, stands, told) ? 'moves' : 'ended';
}
