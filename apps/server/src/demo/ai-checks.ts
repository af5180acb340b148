import { AI_DEFAULTS } from '@rondo/domain/ai/ai-limit';
import type { AiKind } from '@rondo/domain/ai/kinds';
import { keptUntil } from '@rondo/domain/album';
import { minuteOf } from '@rondo/domain/business-hours';
import { addDays, civilDate, instantOf, wallClock } from '@rondo/domain/civil-time';
import type { Point } from '@rondo/domain/detection';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@rondo/domain/duration';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { Db } from '../platform/db/company-db.ts';
import { writeHistory } from '../platform/history.ts';
import { pinyinOf } from '../platform/pinyin.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { chance } from './chance.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { type ClipPicture, clipPictures } from './pictures/clip-pictures.ts';
import * as q from './snapshots.queries.ts';

interface World {
  companyId: string;
  language: Language;
  timeZone: string;
  store: FileStore;
  by: DemoMember;
  reviewer: DemoMember;
  now: Date;
}

type Row = Record<string, unknown>;
type Camera = Awaited<ReturnType<typeof q.camerasAt>>['rows'][number];

/** How long the rules of the demo have been running, days. */
const DAYS = 14;
const KEEP_DAYS = 90;

interface Plan {
  kind: Exclude<AiKind, 'custom'>;
  /** The clip that its cameras show, and how many of them it looks at. */
  clip: string;
  most: number;
  times: Row;
  hours: string;
  confidencePercent: number;
  persistence: Row;
  coolDownMinutes: number;
  /** Where it looks; nothing: the whole picture. */
  area: readonly Point[];
  /** Which of the clip's pictures show it, and which one does not: what people said was wrong. */
  shows: { right: readonly number[]; wrong: number };
  /** What people judged of it; nothing: it has just been made. */
  judged: { confirmed: number; wrong: number };
}

/** Behind the counter of the clip: customers in front of it are not somebody at the till. */
const BEHIND_COUNTER: readonly Point[] = [
  { x: 62, y: 528 },
  { x: 516, y: 361 },
  { x: 547, y: 506 },
  { x: 153, y: 789 },
  { x: 62, y: 806 },
];
const ANYWHERE = { area: [], shows: { right: [0], wrong: 0 } } as const;

/**
 * An empty till is looked for all the time; stores that open late in the morning; a queue by a rule that is still on trial; and a
 * question that waits for a vision-language model.
 */
const PLANS: readonly Plan[] = [
  {
    ...{ kind: 'nobody_at_counter', clip: 'till-unattended', most: 1, times: { kind: 'continuous' }, hours: 'any' },
    ...{ confidencePercent: 60, persistence: { kind: 'frames', hits: 2, of: 6 }, coolDownMinutes: 10 },
    ...{ area: BEHIND_COUNTER, shows: { right: [2, 3, 4], wrong: 0 } },
    judged: { confirmed: 40, wrong: 2 },
  },
  {
    ...{
      kind: 'late_opening',
      clip: 'door-evening',
      most: 4,
      times: { kind: 'fixed', times: ['09:15'] },
      hours: 'open',
    },
    ...{ confidencePercent: 70, persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 720 },
    ...ANYWHERE,
    judged: { confirmed: 31, wrong: 3 },
  },
  {
    ...{ kind: 'queue_too_long', clip: 'till-queue', most: 1, times: { kind: 'every', minutes: 5 }, hours: 'any' },
    ...{ confidencePercent: 50, persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 30 },
    ...ANYWHERE,
    judged: { confirmed: 0, wrong: 0 },
  },
  {
    ...{ kind: 'no_hat', clip: 'kitchen-lunch', most: 2, times: { kind: 'every', minutes: 30 }, hours: 'open' },
    ...{ confidencePercent: 60, persistence: { kind: 'seconds', seconds: 0 }, coolDownMinutes: 30 },
    ...ANYWHERE,
    judged: { confirmed: 0, wrong: 0 },
  },
];
const PLACES = ['door', 'till', 'kitchen'];
/** People that make the demo's queue. */
const QUEUE = 3;

interface Rows {
  rules: Row[];
  files: Row[];
  uses: Row[];
  pictures: Row[];
  events: Row[];
  checks: Row[];
}

/** Rules on the demo's cameras, two of them proven by what people judged in two weeks; from now on the clock of the product looks. */
export async function writeAiChecks(db: Db, world: World): Promise<void> {
  const { companyId, store, now } = world;
  const since = new Date(now.getTime() - (DAYS + 1) * DAY_MS);
  const { rows: cameras } = await q.camerasAt(db, companyId, PLACES);
  const shown = await clipPictures(store, companyId, [...new Set(PLANS.map(({ clip }) => clip))]);
  await insertRows(db, 'ai_setting', [
    {
      ...{ company_id: companyId, is_on: true, threshold_percent: AI_DEFAULTS.thresholdPercent },
      ...{ audit_percent: AI_DEFAULTS.auditPercent, rev: 1, updated_at: since },
    },
  ]);
  const rows: Rows = { rules: [], files: [], uses: [], pictures: [], events: [], checks: [] };
  for (const plan of PLANS) {
    const seen = cameras.filter(({ clip }) => clip === plan.clip).slice(0, plan.most);
    if (seen.length > 0) addRule(rows, world, { plan, seen, since, pictures: shown(plan.clip) });
  }
  await insertRows(db, 'ai_rule', rows.rules);
  await insertRows(db, 'file', rows.files);
  await insertRows(db, 'album_picture', rows.pictures);
  await insertRows(db, 'file_use', rows.uses);
  await insertRows(db, 'ai_event', rows.events);
  await insertRows(db, 'ai_check_day', rows.checks);
  const writer = { companyId, at: since, newId: () => idAt(since), ip: null, device: null };
  const by = { memberId: world.by.id, name: world.by.name };
  for (const rule of rows.rules)
    await writeHistory(db, { ...writer, actor: by }, [
      { kind: 'aiRule', id: String(rule.id), name: String(rule.name), event: 'created', to: 'shadow' },
    ]);
}

interface Seeded {
  plan: Plan;
  seen: readonly Camera[];
  since: Date;
  pictures: readonly ClipPicture[];
}

function addRule(rows: Rows, world: World, seeded: Seeded): void {
  const { companyId, language, timeZone, by, now } = world;
  const { plan, seen, since } = seeded;
  const id = idAt(since);
  const name = translate(language, `aiRule.kind.${plan.kind}`);
  const isProven = plan.judged.confirmed > 0;
  const at = isProven ? since : now;
  rows.rules.push({
    ...{ company_id: companyId, id, name, name_pinyin: pinyinOf(name), kind: plan.kind, event_name: name },
    content: translate(language, `aiRule.content.${plan.kind}`),
    ...{ shop_ids: [...new Set(seen.map(({ shop_id }) => shop_id))], group_ids: [], tags: [] },
    ...{
      cameras: 'chosen',
      camera_ids: seen.map((one) => one.id),
      areas: areasOf(plan, seen),
      times: plan.times,
      hours: plan.hours,
    },
    ...{ start_on: civilDate(at, timeZone), end_on: null, confidence_percent: plan.confidencePercent },
    ...{ persistence: plan.persistence, min_size: AI_DEFAULTS.minSize, cool_down_minutes: plan.coolDownMinutes },
    ...{ max_per_day: AI_DEFAULTS.maxPerDay, people: QUEUE, sensitivity: AI_DEFAULTS.sensitivity },
    ...{ handling: 'review', handler_ids: [], reviewer_ids: [], notify_ids: [], limit_hours: AI_DEFAULTS.limitHours },
    ...{ state: isProven ? 'live' : 'shadow', state_at: at, ledger_from: at, edited_by: by.id, rev: 0 },
    ...{ created_at: at, updated_at: at },
  });
  if (isProven) addPast(rows, world, id, seeded);
}

/** Two weeks of checks, and of events that people judged. */
function addPast(rows: Rows, world: World, ruleId: string, { plan, seen, pictures }: Seeded): void {
  const { companyId, timeZone, now } = world;
  const luck = chance(`ai ${plan.kind}`);
  const today = civilDate(now, timeZone);
  for (const camera of seen)
    for (let day = 1; day <= DAYS; day += 1) {
      const run = plan.times.kind === 'continuous' ? luck.int(7000, 8400) : 1;
      rows.checks.push({
        ...{ company_id: companyId, rule_id: ruleId, camera_id: camera.id, shop_id: camera.shop_id },
        ...{
          checked_on: addDays(today, -day),
          run,
          failed: 0,
          skipped: luck.int(0, 40),
          positive: luck.int(0, Math.min(run, 3)),
        },
        took_ms: run * luck.int(90, 140),
      });
    }
  const { confirmed, wrong } = plan.judged;
  for (let no = 0; no < confirmed + wrong; no += 1) {
    const camera = seen[no % seen.length] ?? luck.pick(seen);
    const about = new Date(now.getTime() - DAY_MS - Math.floor((no * DAYS * DAY_MS) / (confirmed + wrong + 1)));
    // Checks of one minute come one after the other.
    const moment = momentOf(plan, about, camera.time_zone ?? timeZone);
    const happenedAt = new Date(moment.getTime() + no * SECOND_MS);
    // Those that were wrong are spread over the time.
    const each = Math.floor((confirmed + wrong) / wrong);
    const isWrong = no % each === 0 && no / each < wrong;
    const shown = isWrong ? plan.shows.wrong : luck.pick(plan.shows.right);
    addEvent(rows, world, {
      ...{ ruleId, plan, happenedAt, isWrong, camera, picture: pictures[shown] ?? luck.pick(pictures) },
      confidence: luck.int(plan.confidencePercent, 97) / 100,
      judgedAt: new Date(happenedAt.getTime() + luck.int(5, 600) * MINUTE_MS),
    });
  }
}

const areasOf = ({ area }: Plan, seen: readonly Camera[]) =>
  area.length === 0 ? [] : seen.map(({ id }) => ({ cameraId: id, areas: [area] }));

/** A rule with one time a day finds something then only. */
function momentOf({ times }: Plan, at: Date, timeZone: string): Date {
  const [time] = Array.isArray(times.times) ? times.times : [];
  const minute = typeof time === 'string' ? minuteOf(time) : null;
  return minute === null ? at : instantOf(civilDate(at, timeZone), minute, timeZone);
}

interface Past {
  ruleId: string;
  plan: Plan;
  camera: Camera;
  picture: ClipPicture;
  happenedAt: Date;
  judgedAt: Date;
  isWrong: boolean;
  confidence: number;
}

function addEvent(rows: Rows, world: World, past: Past): void {
  const { companyId, language, timeZone, reviewer } = world;
  const { plan, camera, happenedAt, isWrong, confidence, judgedAt } = past;
  const name = translate(language, `aiRule.kind.${plan.kind}`);
  const { date, minute } = wallClock(happenedAt, camera.time_zone ?? timeZone);
  rows.events.push({
    ...{ company_id: companyId, id: idAt(happenedAt), rule_id: past.ruleId, shop_id: camera.shop_id },
    ...{ camera_id: camera.id, camera_name: camera.name, kind: plan.kind, event_name: name },
    ...{ happened_at: happenedAt, happened_on: date, happened_hour: Math.floor(minute / 60), is_shadow: true },
    ...{ state: isWrong ? 'false_alarm' : 'confirmed', confidence, boxes: [] },
    looking: {
      ...{
        kind: plan.kind,
        areas: plan.area.length === 0 ? [] : [plan.area],
        confidence: plan.confidencePercent / 100,
        minSize: AI_DEFAULTS.minSize,
      },
      ...{ people: QUEUE, sensitivity: AI_DEFAULTS.sensitivity },
    },
    ...{ frame_sha256: past.picture.hash, picture_id: addPicture(rows, world, past), judged_by: reviewer.id },
    ...{ judged_at: judgedAt, reason: isWrong ? 'normal_operation' : null, rev: 1, updated_at: judgedAt },
  });
}

/** Into the gallery; its id. */
function addPicture(rows: Rows, { companyId, timeZone, by }: World, { camera, picture, happenedAt }: Past): string {
  const [fileId, id] = [idAt(happenedAt), idAt(happenedAt)];
  const at = { taken_at: happenedAt, created_at: happenedAt };
  rows.files.push({
    ...{ company_id: companyId, id: fileId, sha256: picture.hash, thumb_sha256: picture.smallHash },
    ...{ name: `${camera.shop_name} ${camera.name}`, mime: 'image/jpeg', size_bytes: picture.bytes.length },
    ...{ width: picture.width, height: picture.height, source: 'made', created_by: by.id, ...at },
  });
  rows.pictures.push({
    ...{ company_id: companyId, id, shop_id: camera.shop_id, source: 'ai', file_id: fileId, sha256: picture.hash },
    ...{ size_bytes: picture.bytes.length, camera_id: camera.id, camera_name: camera.name, server_at: happenedAt },
    expires_on: keptUntil('ai', civilDate(happenedAt, timeZone), { isEvidence: false, keepDays: KEEP_DAYS }),
    ...{ is_evidence: false, tags: [], is_expiry_told: false, rev: 0, ...at },
  });
  rows.uses.push({
    ...{ company_id: companyId, file_id: fileId, object_kind: 'album', object_id: id, shop_id: camera.shop_id },
  });
  return id;
}
