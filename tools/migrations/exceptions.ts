import type { Fault } from './rules.ts';

/** What was there before the rules, or is meant: `rule subject` of a file, with the reason. New ones need one as good. */
interface Exception {
  file: string;
  faults: readonly `${Fault['rule']} ${string}`[];
  reason: string;
}

const BEFORE_A_COMPANY = 'asked before a company is known: lives on one node, or as a copy on each';
const STOPPED = 'applied before several versions ran beside each other: every start stopped all nodes';

export const EXCEPTIONS: readonly Exception[] = [
  { file: '0001_foundation.sql', faults: ['no-company company'], reason: 'its id is the company_id of all others' },
  {
    file: '0001_foundation.sql',
    faults: ['no-company person', 'no-company login_guard', 'no-company ticket'],
    reason: BEFORE_A_COMPANY,
  },
  {
    file: '0001_foundation.sql',
    faults: ['key-without-company session', 'reference-without-company session'],
    reason: `${BEFORE_A_COMPANY}; a session is found by its token`,
  },
  { file: '0002_people.sql', faults: ['reference-without-company membership'], reason: 'to person, a global table' },
  {
    file: '0005_trace.sql',
    faults: ['security-definer enqueue'],
    reason: 'the one door to the queue: the role of the application has no right on its tables',
  },
  { file: '0007_secret.sql', faults: ['no-company secret'], reason: 'keys of the installation' },
  {
    file: '0013_people_and_access.sql',
    faults: ['no-company one_time_code', 'no-company pass', 'no-company identity', 'no-company sso_attempt'],
    reason: BEFORE_A_COMPANY,
  },
  {
    file: '0013_people_and_access.sql',
    faults: ['key-without-company invite', 'key-without-company delivery', 'reference-without-company applicant'],
    reason: `${BEFORE_A_COMPANY}: by its code, its link, its id or the person`,
  },
  {
    file: '0186_subscription.sql',
    faults: ['no-company delivery_mail'],
    reason: 'a part of the outgoing post, which is of all companies',
  },
  {
    file: '0013_people_and_access.sql',
    faults: ['no-company deletion_certificate'],
    reason: 'outlives the company it is about',
  },
  { file: '0013_people_and_access.sql', faults: ['drop member_department'], reason: STOPPED },
  {
    file: '0016_who_proved_it.sql',
    faults: ['security-definer adopt_members'],
    reason: 'a proof moves the members of several companies at once (decision 0013); to be a job for each company',
  },
  { file: '0016_who_proved_it.sql', faults: ['no-company installation'], reason: 'one row for the installation' },
  { file: '0019_job_run.sql', faults: ['not-null import_plan'], reason: STOPPED },
  { file: '0020_rates_steps_and_drafts.sql', faults: ['drop shop'], reason: STOPPED },
  {
    file: '0021_frozen_structure.sql',
    faults: ['not-null rectification_day_stat', 'not-null item_day_stat', 'not-null page_snapshot'],
    reason: STOPPED,
  },
  {
    file: '0095_no_triggers.sql',
    faults: [
      ...(['drop company_set_up', 'drop freeze_lineage', 'drop note_move', 'drop note_former_name'] as const),
      ...(['drop note_set_up', 'drop freeze_rectification_lineage', 'drop note_shop_move'] as const),
    ],
    reason:
      'the statements write it themselves; an older version beside it goes on, without earlier names and places of what it changes meanwhile',
  },
  {
    file: '0278_knowledge_text.sql',
    faults: ['security-definer passages_having'],
    reason:
      'asks for the company of the connection itself, inside one company: behind row-level security the index on words is not used',
  },
];
