import { AREA_NAMES, PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { spoken } from '../spoken.ts';

export const area = spoken(AREA_NAMES, 'fil');
export const label = spoken(PERMISSION_NAMES, 'fil');
