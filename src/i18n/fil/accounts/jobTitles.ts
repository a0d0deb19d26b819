import { labelsOf } from '#domain/fields/field.ts';
import { jobTitleFields } from '#domain/fields/jobTitle.ts';
import type { jobTitles as english } from '../../en/accounts/jobTitles.ts';

export const jobTitles: typeof english = {
  field: labelsOf(jobTitleFields, 'fil'),
  intro: 'Kung ano ang mga tao ng partner. Makukuha ng bagong account ang access role ng katungkulan nito.',
  search: 'Maghanap ng katungkulan',
  add: 'Magdagdag ng katungkulan',
  details: 'Ang katungkulan',
  editIntro:
    'Mananatili sa may katungkulang ito ang role na ibinigay sa kanila; ang nakasulat dito ang makukuha ng mga bagong account.',
  roleHelp: 'Isang ginagamit na role para sa mga tao ng partner.',
  inUseHelp: 'Mga ginagamit na katungkulan lang ang inaalok kapag may iniimbitahan.',
  saved: 'Na-save ang %{name}. Makukuha ng mga bagong account na may katungkulang ito ang role nito.',
  inUse: 'Inaalok',
  notInUse: 'Hindi inaalok',
  group: { owner: 'Mga may-ari', manager: 'Mga manager', salesAgent: 'Mga sales agent' },
  assignment: {
    'head-office': 'Head office, lahat ng tindahan',
    'single-store': 'Isang tindahan',
    'multiple-stores': 'Ilang tindahan',
  },
  giving: {
    intro:
      'Ang itinatagong listahan. Sinusunod ito ng mga imbitasyon, import at rehistro, at walang ibang nagbibigay ng role kaninuman.',
    giver: 'Ang may ganitong role',
    gives: 'ay nagbibigay ng mga ito',
    everyExternal: 'Bawat role para sa mga tao ng partner',
    staff: 'Sinumang kawani na puwedeng gumawa ng account',
    staffGives:
      'Mga role ng kawani na hawak nila ang bawat karapatan; sa iba, kailangan ng kasamahang may hawak nito.',
    others: 'Lahat ng iba pa, pati head office',
    nothing: 'Walang role',
  },
};
