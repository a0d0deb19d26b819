import { readFile } from 'node:fs/promises';
import * as XLSX from 'xlsx';
import { choose } from '../setup/files.ts';
import { expect, test } from '../setup/journey.ts';

