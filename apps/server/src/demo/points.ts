import { civilDate, instantOf } from '@rondo/domain/civil-time';
import { HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { cycleBefore } from '@rondo/domain/points/cycle';
import { pointsFaults } from '@rondo/domain/points/rule';
import { firstStateOf, pointsAdjustmentMachine } from '@rondo/domain/points-adjustment';
import type { SystemText } from '@rondo/domain/system-text';
import { pinyinOf } from '../platform/pinyin.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import { BY_HAND, type ByHand, POINTS_RULES, SECOND_ABOVE } from './points-rules.ts';
import type { DemoShop } from './shops.ts';
import { toldAs } from './told-as.ts';

interface Ground {
  language: Language;
  shops: readonly DemoShop[];
  people: DemoPeople;
}

/** Cycles that are over since the rules were switched on. */
const CYCLES = 3;
const MORNING = 9 * 60 + 10;

/** The rules of points of a company, and what its administrator gave and took by hand. Call last of what has numbers. */
export function addPoints(dataset: Dataset, ground: Ground): void {
  let day = civilDate(dataset.now, dataset.timeZone);
  for (let i = 0; i < CYCLES; i += 1) day = cycleBefore('month', day).from;
  const at = instantOf(day, MORNING, dataset.timeZone);
  const ruleIds = { store: addRule(dataset, ground, 'store', at), member: addRule(dataset, ground, 'member', at) };
  addSetting(dataset, ground, at);
  for (const one of BY_HAND) addByHand(dataset, ground, ruleIds, one);
}

function addRule(
  dataset: Dataset,
  { language, people: { admin } }: Ground,
  key: keyof typeof POINTS_RULES,
  enabledAt: Date,
): string {
  const { names, content } = POINTS_RULES[key];
  const faults = pointsFaults(content);
  if (faults.length > 0) throw new Error(`a points rule of the demo is not right: ${JSON.stringify(faults)}`);
  const { companyId } = dataset;
  const name = names[language];
  const at = new Date(enabledAt.getTime() - 4 * MINUTE_MS);
  const id = idAt(at);
  dataset.points_rule.push({
    ...{ company_id: companyId, id, name, name_pinyin: pinyinOf(name), target: content.target, type: content.type },
    ...{ scope: content.scope, group_ids: content.groupIds, shop_ids: content.shopIds },
    ...{ valid_from: content.validFrom, valid_until: content.validUntil, cycle: content.cycle },
    ...{ initial: content.initial, lower: content.lower, upper: content.upper, reset: content.reset },
    ...{
      carry_percent: content.carryPercent,
      is_visible: content.isVisible,
      appeal_days: content.appealDays,
      details: content.details,
    },
    ...{ state: 'enabled', version_no: 1, member_id: admin.id, rev: 1, created_at: at, updated_at: enabledAt },
  });
  dataset.points_rule_version.push({
    ...{ company_id: companyId, rule_id: id, no: 1, content: { name, ...content }, at, member_id: admin.id },
  });
  const step = { kind: 'pointsRule', id, name, by: admin } as const;
  dataset.addHistory({ ...step, at, event: 'created', to: 'disabled' });
  dataset.addHistory({ ...step, at: enabledAt, event: 'enable', from: 'disabled', to: 'enabled' });
  return id;
}

function addSetting(dataset: Dataset, { people: { admin } }: Ground, at: Date): void {
  const { companyId } = dataset;
  dataset.points_setting.push({ company_id: companyId, second_above: SECOND_ABOVE, rev: 1, updated_at: at });
  const changes = [{ field: 'secondAbove', before: String(DEFAULTS.points.secondAbove), after: String(SECOND_ABOVE) }];
  const step = { kind: 'pointsSetting', id: companyId, name: '', at, by: admin } as const;
  dataset.addHistory({ ...step, event: 'edited', data: { changes } });
}

/** Hours until a second person decides. */
const DECIDED_AFTER = 5;

function addByHand(dataset: Dataset, ground: Ground, ruleIds: Record<ByHand['rule'], string>, one: ByHand): void {
  const { companyId, now, timeZone } = dataset;
  const { admin, owner } = ground.people;
  const createdAt = new Date(now.getTime() - one.hoursAgo * HOUR_MS);
  const id = idAt(createdAt);
  const number = dataset.number(NUMBER_PREFIX.pointsAdjustment, createdAt);
  const first = firstStateOf(one.points, SECOND_ABOVE);
  const decidedAt = one.decided ? new Date(createdAt.getTime() + DECIDED_AFTER * HOUR_MS) : null;
  const state = one.decided ? pointsAdjustmentMachine.after(first, one.decided.event) : first;
  if (state === null) throw new Error(`${one.decided?.event} cannot happen in ${first}`);
  const reason = one.reason[ground.language];
  const comment = one.decided?.comment[ground.language] ?? '';
  dataset.points_adjustment.push({
    ...{ company_id: companyId, id, number, rule_id: ruleIds[one.rule], points: one.points, reason, photo_ids: [] },
    ...{ state, author_id: admin.id, created_at: createdAt, day: civilDate(createdAt, timeZone) },
    ...{ decided_by: decidedAt ? owner.id : null, decided_at: decidedAt, comment, rev: decidedAt ? 1 : 0 },
  });
  const rule = POINTS_RULES[one.rule].names[ground.language];
  const step = { kind: 'pointsAdjustment', id, name: number } as const;
  const made = { at: createdAt, by: admin, event: 'created', to: first, comment: reason };
  dataset.addHistory({ ...step, ...made, data: { points: one.points, rule } });
  if (one.decided && decidedAt)
    dataset.addHistory({
      ...{ ...step, at: decidedAt, by: owner, event: one.decided.event, from: first, to: state, comment },
    });
  const owners = addTargets(dataset, ground, id, one);
  const told = { id, number, rule, reason, comment, points: one.points > 0 ? `+${one.points}` : `${one.points}` };
  tell(dataset, ground.people, { ...told, first, state, createdAt, decidedAt, owners });
}

/** Answers whose points they are: the managers of the stores, or the members. */
function addTargets(dataset: Dataset, { shops, people }: Ground, adjustmentId: string, one: ByHand): DemoMember[] {
  const open = shops.filter(({ state }) => state === 'open');
  return one.places.map((nth, place) => {
    const shop = open[nth];
    if (!shop) throw new Error(`there is no open store ${nth}`);
    const isStore = POINTS_RULES[one.rule].content.target === 'shop';
    dataset.points_adjustment_target.push({
      ...{ company_id: dataset.companyId, adjustment_id: adjustmentId, place, shop_id: isStore ? shop.id : null },
      member_id: isStore ? null : people.inspectorOf(shop).id,
    });
    return isStore ? people.managerOf(shop) : people.inspectorOf(shop);
  });
}

interface Told {
  id: string;
  number: string;
  rule: string;
  points: string;
  reason: string;
  comment: string;
  first: string;
  state: string;
  createdAt: Date;
  decidedAt: Date | null;
  owners: DemoMember[];
}

/** What the bell said to who can sign in; nobody reads the others'. */
function tell(dataset: Dataset, { admin, owner }: DemoPeople, one: Told): void {
  const { id, number, rule, points, reason, comment, createdAt, decidedAt } = one;
  const add = (to: DemoMember, text: SystemText, at: Date, params: Record<string, string>, isRead: boolean) => {
    if (to.account === null) return;
    const key = `${text}:${id}`;
    if (dataset.message.some((row) => row.source_key === key && row.member_id === to.id)) return;
    dataset.message.push({
      ...{ company_id: dataset.companyId, id: idAt(at), member_id: to.id, ...toldAs(text), params },
      ...{ object_kind: null, object_id: null, shop_id: null },
      ...{ source_key: key, created_at: at, read_at: isRead ? new Date(at.getTime() + HOUR_MS) : null },
    });
  };
  const page = `/score/manage?open=${id}`;
  if (one.first === 'pending')
    add(owner, 'points_to_confirm', createdAt, { rule, points, by: admin.name, page }, decidedAt !== null);
  if (decidedAt) {
    const text = one.state === 'posted' ? 'points_confirmed' : 'points_refused';
    add(admin, text, decidedAt, { number, by: owner.name, reason: comment, page }, true);
  }
  if (one.state !== 'posted') return;
  const moved = { rule, points, by: admin.name, reason, page: `/score/scoreList?sourceId=${id}` };
  for (const to of one.owners) add(to, 'points_adjusted', decidedAt ?? createdAt, moved, true);
}
