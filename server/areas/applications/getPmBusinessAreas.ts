import { os } from '../../http/os.ts';
import { plain } from '../../lookups/plain.ts';

/** Business areas, under the path of partner management. */
export const getPmBusinessAreas = os.applications.getPmBusinessAreas.handler(plain('business-areas'));
