import type { accessCheck, accessFix } from '@rondo/contract/access';
import type { Actor } from '@rondo/domain/actor';
import type { Explanation, Finding, Fix, ObjectKind } from '@rondo/domain/explain';
import type { Language } from '@rondo/domain/language';
import { type LivePath, pageRule } from '@rondo/domain/page';
import { holds, type PermissionCode } from '@rondo/domain/permission';
import { TASK_RELATIONS } from '@rondo/domain/task';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { z } from 'zod';

/** Whom and what an explanation speaks of, and to whom. */
export interface About {
  reader: Actor;
  /** Of the reader's page, which may differ from the one kept for them. */
  language: Language;
  member: { id: string; name: string };
  object: { kind: ObjectKind; id: string; shopName: string } | null;
}

/** The checks and the ways out as sentences with names, in the reader's language. */
export function presentExplanation({ allowed, checks, fixes }: Explanation, about: About) {
  return {
    allowed,
    checks: checks.map((finding): z.output<typeof accessCheck> => {
      const { check, passed } = finding;
      return { check, passed, text: checkText(finding, about) };
    }),
    fixes: fixes.map((fix): z.output<typeof accessFix> => {
      const page = fixPage(fix, about);
      return { kind: fix.kind, text: fixText(fix, about), page: page && mayOpen(about.reader, page) ? page : null };
    }),
  };
}

type Say = (key: MessageKey, params?: Params) => string;
const sayTo =
  ({ language }: About): Say =>
  (key, params) =>
    translate(language, key, params);

const list = (say: Say, words: readonly string[]): string => words.join(say('permission.forbidden.separator'));
const codesText = (say: Say, codes: readonly PermissionCode[]): string =>
  list(
    say,
    codes.map((code) => say(`permission.${code}`)),
  );

function checkText(finding: Finding, about: About): string {
  const say = sayTo(about);
  const shop = about.object?.shopName ?? '';
  switch (finding.check) {
    case 'state':
      return say(`access.check.state.${finding.state}`, { member: about.member.name });
    case 'code':
      return codeText(finding, say);
    case 'scope':
      if (finding.isAll) return say('access.check.scopeAll');
      return say(finding.passed ? 'access.check.scopeIn' : 'access.check.scopeOut', { shop });
    case 'tier':
      return say(`access.check.tier.${finding.tier}`);
    case 'relation': {
      const relations = TASK_RELATIONS.filter((one) => finding.relations.includes(one));
      const words = relations.map((one) => say(`access.relation.${one}`));
      return finding.passed
        ? say('access.check.relation', { relations: list(say, words) })
        : say('access.check.relationNone');
    }
    default:
      return finding satisfies never;
  }
}

function codeText({ passed, rule, held }: Extract<Finding, { check: 'code' }>, say: Say): string {
  if (passed) return say('access.check.codeHeld', { codes: codesText(say, held) });
  const missing = rule.codes.filter((code) => !held.includes(code));
  const isChoice = rule.kind === 'any' && missing.length > 1;
  return say(isChoice ? 'access.check.codeNone' : 'access.check.codeMissing', { codes: codesText(say, missing) });
}

function fixText(fix: Fix, about: About): string {
  const say = sayTo(about);
  const member = about.member.name;
  switch (fix.kind) {
    case 'enable_member':
      return say(fix.state === 'resigned' ? 'access.fix.rejoin' : 'access.fix.enable', { member });
    case 'add_role':
      return say('access.fix.addRole', { member, role: fix.role.name });
    case 'add_code':
      return say('access.fix.addCode', {
        role: fix.role.name,
        codes: codesText(say, fix.codes),
        count: fix.role.members,
      });
    case 'add_shop':
      return say('access.fix.addShop', { member, shop: about.object?.shopName ?? '' });
    case 'widen_tier': {
      const tier = say(`role.tier.${fix.isHeld ? fix.tier : fix.role.tier}.name`);
      const params = { member, role: fix.role.name, tier, count: fix.role.members };
      return say(fix.isHeld ? 'access.fix.widenRole' : 'access.fix.widenByRole', params);
    }
    case 'add_person':
      return say(about.object?.kind === 'rectification' ? 'access.fix.addRectification' : 'access.fix.addTask', {
        member,
      });
    default:
      return fix satisfies never;
  }
}

/** Where a change is made, below the base path. */
function fixPage(fix: Fix, { member, object }: About): string | null {
  switch (fix.kind) {
    case 'enable_member':
    case 'add_shop':
      return `/user/member?open=${member.id}`;
    case 'add_role':
      return `/user/role?role=${fix.role.id}&tab=members`;
    case 'add_code':
      return `/user/role?role=${fix.role.id}`;
    case 'widen_tier':
      return `/user/role?role=${fix.role.id}${fix.isHeld ? '' : '&tab=members'}`;
    case 'add_person':
      return `${object?.kind === 'rectification' ? '/inspect/problem' : '/task'}?open=${object?.id ?? ''}`;
    default:
      return fix satisfies never;
  }
}

const LINKED = ['/user/member', '/user/role', '/inspect/problem', '/task'] as const satisfies readonly LivePath[];

/** A link is of use only to who may open its page. */
function mayOpen(reader: Actor, page: string): boolean {
  const path = LINKED.find((one) => page.startsWith(`${one}?`));
  const rule = path ? pageRule(path) : null;
  return rule === null || holds(reader.codes, rule);
}
