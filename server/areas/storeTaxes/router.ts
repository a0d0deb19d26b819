import { changeStoreTaxes } from './changeStoreTaxes.ts';
import { getStoreTaxes } from './getStoreTaxes.ts';

export const storeTaxesRouter = { getStoreTaxes, changeStoreTaxes };
