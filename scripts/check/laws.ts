import type { Source } from './sources.ts';

interface Law {
  /** Files it holds for, less those excepted. */
  within: RegExp;
  except?: RegExp;
  forbids: RegExp;
  says: string;
}

const TESTS = /\.test\.tsx?$/;

const LAWS: readonly Law[] = [
  {
    within: /^src\//,
    except: /^src\/providers\/|\.test\.tsx?$/,
    forbids: /(?<![.\w])fetch\(|['"`]\/?api\//,
    says: 'only src/providers names a path of the API or fetches',
  },
  {
    within: /^(?:domain|server|src)\//,
    except: /^domain\/pages(?:\/|\.ts$)|\.test\.tsx?$/,
    forbids:
      /['"`]\/(?:partner-management|contract-management|access-role-management|batch-processing|my-promos|approvals|jobs|audit-trail|notifications|my-permissions)(?:[/?'"`$]|$)/,
    says: 'an address of the portal is a row of domain/pages.ts: ask pathOf',
  },
  {
    within: /^server\//,
    except: /^server\/config\.ts$|\.test\.ts$/,
    forbids: /process\.env/,
    says: 'only server/config.ts reads the environment',
  },
  {
    within: /^domain\//,
    except: TESTS,
    forbids: /Date\.now\(|new Date\(\)|Math\.random\(/,
    says: 'domain is pure: it is told the time and takes no chances',
  },
  {
    within: /^src\//,
    except: TESTS,
    forbids: /\.toLocaleString\(|Intl\.NumberFormat/,
    says: 'counts and percents are put into words by countText and percentText of src/components/ui/numberTexts.ts',
  },
  {
    within: /^src\//,
    except: /^src\/components\/ui\/dialogs\/SteadyDialog\.tsx$/,
    forbids:
      /@mui\/material\/(?:Dialog|Modal)['"]|\b(?:Dialog|Confirm)\b.*['"](?:@mui\/material|react-admin)['"]/,
    says: 'a dialog is SteadyDialog of src/components/ui/dialogs, which a double click does not close again',
  },
  {
    within: /^server\//,
    // The mark of a data folder is this machine's, and so is the clock of the queue's library.
    except: /^server\/(?:process\/holdFolder|jobs\/startWorkers)\.ts$|\.test\.ts$/,
    forbids: /Date\.now\(|new Date\(\)/,
    says: "the time is deps.now(): the database's, not this machine's",
  },
  {
    within: /^(?:domain|contract|server)\//,
    except: /^domain\/formats\/unicode\/normalForm\.ts$|^server\/seed\/|\.test\.ts$/,
    forbids: /(?<!posix)\.normalize\(/,
    says: 'normal forms of Unicode are made by normalForm, which takes no longer for accents in disorder',
  },
  {
    within: /^server\//,
    except: /^server\/(?:records\/print\/printFor|documents\/pdf\/printPdf)\.ts$|\.test\.ts$/,
    forbids: /\bprintPdf\(/,
    says: 'papers are made by printFor, cut to what who asks may see',
  },
  {
    within: /^(?:domain|contract|server|src)\//,
    except: TESTS,
    forbids:
      /['"`][A-Z][^'"`]*\b(?:(?:ends|closes|opens|begins|starts) (?:before|after) (?:it|the)\b|is not before|is (?:named|written) twice|is no (?:e-mail|date|number|code))/,
    says: 'a refusal says what to do, not the mistake as if it were so',
  },
  {
    within: /./,
    except: /^scripts\/check\//,
    forbids: /@ts-(?:ignore|nocheck)|\b(?:TODO|FIXME|XXX)\b|\bas any\b/,
    says: 'nothing is switched off or left for later',
  },
  {
    within: /\.(?:test|spec)\.tsx?$/,
    forbids: /\b(?:it|test|describe)\.(?:only|skip|todo)\(/,
    says: 'every test runs',
  },
  {
    within: /\.test\.ts$/,
    except: /^src\/officeParts\.test\.ts$|^scripts\/check\//,
    forbids: /\bvi\.mock\(/,
    says: 'files of a process share what is loaded: a stand-in holds only if all is loaded anew, as in src/officeParts.test.ts',
  },
];

const offences = (law: Law, { path, text }: Source): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => (law.forbids.test(line) ? [`${path}:${index + 1} ${law.says}`] : []));

/** Lines that break a law of the house which the linter does not know; comments count too. */
export const checkLaws = (sources: readonly Source[], laws: readonly Law[] = LAWS): string[] =>
  laws.flatMap((law) =>
    sources
      .filter(({ path }) => law.within.test(path) && !law.except?.test(path))
      .flatMap((source) => offences(law, source)),
  );
