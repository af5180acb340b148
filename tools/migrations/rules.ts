import { partsOf, type Statement, statementsIn } from './statements.ts';

/** What a migration does that it may not. `subject`: the table, function or index it does it to. */
export interface Fault {
  file: string;
  rule: keyof typeof RULES;
  subject: string;
}

/** Every rule with what to do instead. */
export const RULES = {
  'no-company': 'a table needs company_id, or a place among the exceptions as a table of all companies',
  'key-without-company':
    'a primary key or unique index of company data begins with company_id: nodes check it each for itself',
  'reference-without-company': 'a foreign key between company data holds company_id on both sides',
  trigger: 'a distributed table takes no triggers: write it in the statement or the action that changes the row',
  'security-definer':
    'a function of the owner reaches over the walls between companies: ask inside one company, or by a job each',
  'lock-across-companies': 'a lock that is not on rows of one company stops all of them',
  drop: 'the version now running may use it: stop using it first, drop it one version later',
  rename: 'the version now running knows the old name: add the new one, copy, drop later',
  'not-null': 'the version now running writes rows without it: give it a default',
  type: 'the version now running reads the old type: add a column, copy, drop later',
} as const;

const BREAKING: readonly Fault['rule'][] = ['drop', 'rename', 'not-null', 'type'];
/** `-- contract: not used since 1.4.0` above a statement: the last step of a change in several versions. */
const CONTRACT = /\bcontract: not used since (\d+)\.(\d+)\.(\d+)\b/;

interface File {
  name: string;
  sql: string;
}

/** Everything the files of a folder, in their order, do against the rules. `version`: the one that is being made. */
export function faultsOf(files: readonly File[], version: string): Fault[] {
  const tenants = new Set<string>();
  const faults = files.flatMap(({ name: file, sql }) => {
    const fresh = new Set<string>();
    return statementsIn(sql).flatMap((statement) =>
      inStatement(statement, tenants, fresh, version).map((fault) => ({ file, ...fault })),
    );
  });
  return faults.filter(({ rule, subject, file }) => rule !== 'trigger' || !isDroppedAfter(files, file, subject));
}

/** A trigger that a later file takes away is none that a database has. */
const isDroppedAfter = (files: readonly File[], file: string, trigger: string): boolean =>
  files
    .slice(files.findIndex(({ name }) => name === file) + 1)
    .some(({ sql }) => statementsIn(sql).some(({ text }) => droppedTrigger(text) === trigger));

const droppedTrigger = (text: string): string | undefined => /^drop trigger (?:if exists )?(\w+) on /i.exec(text)?.[1];

type Found = Omit<Fault, 'file'>;

function inStatement({ text, comment }: Statement, tenants: Set<string>, fresh: Set<string>, version: string): Found[] {
  const found = [...created(text, tenants, fresh), ...indexed(text, tenants), ...forbidden(text), ...dropped(text)];
  const alter = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/i.exec(text);
  const [, table = '', changes = ''] = alter ?? [];
  for (const change of partsOf(changes)) found.push(...changed(table, change, tenants));
  const isContract = isStopped(comment, version);
  return found.filter(({ rule, subject }) => !BREAKING.includes(rule) || !(isContract || fresh.has(subject)));
}

/** Whether the version that stopped using it is one before the version that is being made. */
function isStopped(comment: string, version: string): boolean {
  const since = CONTRACT.exec(comment)?.slice(1).map(Number);
  if (!since) return false;
  const own = version.split('.').map(Number);
  const at = since.findIndex((part, i) => part !== own[i]);
  return at >= 0 && (since[at] ?? 0) < (own[at] ?? 0);
}

function created(text: string, tenants: Set<string>, fresh: Set<string>): Found[] {
  const match = /^create table (?:if not exists )?(\w+) \((.*)\)[^)]*$/i.exec(text);
  const [, table = '', body = ''] = match ?? [];
  if (!match) return [];
  fresh.add(table);
  const parts = partsOf(body);
  if (!parts.some((part) => /^company_id\b/i.test(part))) return [{ rule: 'no-company', subject: table }];
  tenants.add(table);
  return parts.flatMap((part) => constrained(table, part));
}

function indexed(text: string, tenants: ReadonlySet<string>): Found[] {
  const match = /^create unique index (?:concurrently )?(?:if not exists )?\w+ on (?:only )?(\w+)[^(]*\((.*?)\)/i.exec(
    text,
  );
  const [, table = '', columns = ''] = match ?? [];
  const isFault = match !== null && tenants.has(table) && !/\bcompany_id\b/.test(columns);
  return isFault ? [{ rule: 'key-without-company', subject: table }] : [];
}

/** A column or constraint of a table with company data. */
function constrained(table: string, part: string): Found[] {
  const found: Found[] = [];
  const key = /\b(?:primary key|unique)\b(?: nulls (?:not )?distinct)?\s*(?:\(([^)]*)\))?/i.exec(part);
  if (key && !/\bcompany_id\b/.test(key[1] ?? part)) found.push({ rule: 'key-without-company', subject: table });
  const reference = /(?:foreign key \(([^)]*)\) )?references (\w+)/i.exec(part);
  if (reference && !/\bcompany_id\b/.test(reference[1] ?? part))
    found.push({ rule: 'reference-without-company', subject: table });
  return found;
}

function changed(table: string, change: string, tenants: ReadonlySet<string>): Found[] {
  const found = tenants.has(table) && /^add\b/i.test(change) ? constrained(table, change) : [];
  const add = (rule: Fault['rule'], is: boolean): void => {
    if (is) found.push({ rule, subject: table });
  };
  add('drop', /^drop (?!constraint|not null|default|expression)/i.test(change));
  add('rename', /^rename\b/i.test(change));
  add('type', /^alter (?:column )?\w+ (?:set data )?type\b/i.test(change));
  const isColumn = /^add (?!constraint|primary|unique|foreign|check|exclude)/i.test(change);
  const isOpen = /\b(?:default|generated)\b/i.test(change);
  add('not-null', isColumn && /\bnot null\b/i.test(change) && !isOpen);
  add('not-null', /^alter (?:column )?\w+ (?:set not null|drop default)/i.test(change));
  return found;
}

function dropped(text: string): Found[] {
  const drop = /^drop (?:table|view|function|procedure|type) (?:if exists )?(\w+)/i.exec(text);
  const subject = drop?.[1] ?? droppedTrigger(text);
  return subject === undefined ? [] : [{ rule: 'drop', subject }];
}

function forbidden(text: string): Found[] {
  const trigger = /^create (?:or replace )?(?:constraint )?trigger (\w+)/i.exec(text);
  const made = /^create (?:or replace )?(?:function|procedure) (\w+)/i.exec(text);
  const subject = made?.[1] ?? text.split(' ').slice(0, 3).join(' ');
  return [
    ...(trigger ? [{ rule: 'trigger' as const, subject: trigger[1] ?? '' }] : []),
    ...(made && /\bsecurity definer\b/i.test(text) ? [{ rule: 'security-definer' as const, subject }] : []),
    ...(/^lock\b|\block table\b|\bpg_(?:try_)?advisory_/i.test(text)
      ? [{ rule: 'lock-across-companies' as const, subject }]
      : []),
  ];
}
