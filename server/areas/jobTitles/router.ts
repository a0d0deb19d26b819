import { createJobTitle } from './createJobTitle.ts';
import { editJobTitle } from './editJobTitle.ts';
import { getJobTitle } from './getJobTitle.ts';
import { listJobTitles } from './listJobTitles.ts';

export const jobTitlesRouter = { listJobTitles, getJobTitle, createJobTitle, editJobTitle };
