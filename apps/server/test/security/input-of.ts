import { allEndpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import { newCheckItem } from '@rondo/domain/scoring/template';
import { v4 as requestId, v7 as uuidv7 } from 'uuid';
import { type CallOptions, compose, type Identity, type Sent } from '../client.ts';
import { type FieldPath, fieldsOf, sample, schemaOf, withField } from '../input-samples.ts';
import type { World } from '../world-shape.ts';
import { type Ids, idOf, kindOf } from './kinds.ts';

export interface IdField {
  path: FieldPath;
  kind: string;
  isList: boolean;
}

interface Shape {
  schema: ReturnType<typeof schemaOf>;
  fields: FieldPath[];
}

const shapes = new Map<Endpoint, Shape>();

/** The schema of an endpoint's input, worked out once. */
export function shapeOf(endpoint: Endpoint): Shape {
  const known = shapes.get(endpoint);
  if (known) return known;
  const schema = schemaOf(endpoint);
  const made = { schema, fields: fieldsOf(schema) };
  shapes.set(endpoint, made);
  return made;
}

/** The fields of an endpoint that name things. */
export function idFields(endpoint: Endpoint): IdField[] {
  return shapeOf(endpoint).fields.flatMap((path) => {
    const kind = kindOf(endpoint, path);
    const isList = /(^ids|Ids|photos|withoutRectification|^add|^remove)$/.test(path.at(-1) ?? '');
    return kind === null ? [] : [{ path, kind, isList }];
  });
}

let count = 0;

/** An input that its owner could send: every thing it names is one of these. */
export function inputWith(endpoint: Endpoint, ids: Ids): unknown {
  const { schema, fields } = shapeOf(endpoint);
  count += 1;
  let input = sample(schema, uuidv7());
  for (const path of fields) {
    const name = path.at(-1) ?? '';
    const kind = kindOf(endpoint, path);
    if (!isThere(input, path)) continue;
    if (name === 'requestId') input = withField(input, path, requestId());
    else if (name === 'answers') input = withField(input, path, { [ids.item]: answer(ids.item, []) });
    else if (name === 'scope')
      input = withField(input, path, { kind: 'some', shopIds: [ids.shop], groupIds: [ids.group] });
    else if (name === 'name') input = withField(input, path, `Sample ${count}`);
    else if (kind) {
      const id = idOf(ids, kind);
      input = withField(input, path, Array.isArray(valueAt(input, path)) ? [id] : id);
    }
  }
  return { ...(input as object), ...completing(endpoint, ids) };
}

/** A report that is not sent while a test runs. */
const farReport = { frequency: 'weekly', startOn: '2190-01-01' };

/** A cycle of which nothing comes while a test runs. */
const farCycle = {
  recurrence: { frequency: 'weekly', weekdays: [0] },
  startOn: '2190-01-01',
  startTime: '09:00',
  term: { kind: 'days', days: 1 },
};

/** Times of which none comes while a test runs. */
const farSnapshots = {
  days: { kind: 'daily' },
  times: { kind: 'fixed', times: ['09:00'] },
  startOn: '2190-01-01',
};

/** What an input needs beyond its required fields, or that no schema tells. */
function completing({ path, method }: Endpoint, ids: Ids): Record<string, unknown> {
  switch (`${method} ${path}`) {
    case 'POST /customer/staff/create':
    case 'PUT /customer/staff/update':
      return { mail: `sample${count}@test.rondo` };
    case 'POST /customer/staff/assign':
      return { departmentId: ids.department };
    case 'POST /push/notice/create':
    case 'PUT /push/notice/edit':
      return {
        ...{ content: [{ kind: 'paragraph', pieces: [{ text: `Text ${count}` }] }], method: 'immediate' },
        audience: { isAll: true, departmentIds: [], roleIds: [], shopIds: [], memberIds: [], excludedIds: [] },
        ...{ importance: 'normal', isEmergency: false, quiz: null, task: null },
      };
    case 'POST /knowledge/link/create':
      return { url: `https://example.com/${count}` };
    case 'POST /knowledge/unanswered/move':
      return { act: 'assign', ownerId: ids.member };
    case 'POST /learning/create':
    case 'PUT /learning/edit':
      return { subjects: [{ kind: 'everyone', id: '' }], dueOn: null, dueDays: null, quiz: null };
    case 'POST /score/rule/create':
    case 'PUT /score/rule/edit':
      return {
        ...{ target: 'shop', type: 'task', scope: 'shops', shopIds: [ids.shop], groupIds: [] },
        ...{ initial: 100, lower: 0, upper: 200, validFrom: null, validUntil: null },
        details: [{ key: 'late', event: 'task_overdue', maxDays: 3, points: -2, weight: 100 }],
      };
    case 'POST /score/points/trial':
      // One that has posted cannot be deleted before.
      return { ruleId: ids.pointsRuleOfLedger };
    case 'POST /score/manage/create':
      return { shopIds: [ids.shop], memberIds: [], points: 5 };
    case 'PUT /device/detection':
      return { settings: { isOn: false, sensitivity: null, area: null, week: null, coolDownSeconds: null } };
    case 'POST /surveillance/replay':
      return { from: new Date(Date.now() - DAY_MS).toISOString(), to: new Date().toISOString() };
    case 'POST /clip/create':
      return { from: '2026-11-20T09:00:10Z', to: '2026-11-20T09:00:40Z' };
    case 'PUT /customer/company/facts':
      return { timeZone: 'Asia/Shanghai', cutOff: '00:00', logoFileId: null };
    case 'POST /customer/sender/create':
    case 'PUT /customer/sender/update':
      // Of an update the kind is that of the sender.
      return {
        ...(method === 'POST' ? { kind: 'webhook' } : {}),
        ...{ url: 'https://hooks.example.com/in', secret: 'a-key-of-sixteen-or-more', headers: [] },
      };
    case 'PUT /customer/sender/own/save':
      return { kind: 'feishu', url: 'https://robot.example.com/in', secret: '' };
    case 'POST /customer/sender/browser/create':
      return { endpoint: `https://push.example.com/${count}`, p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    case 'PUT /push/messageCenter/alert':
      return { paces: [], browser: [], quiet: null };
    case 'POST /push/messageCenter/message/read':
      return { ids: [ids.message] };
    case 'POST /inspect/V3/cycle/create':
    case 'POST /inspect/V3/cycle/preview':
    case 'PUT /inspect/V3/cycle/edit':
      return { mode: 'on_site', shopIds: [ids.shop], executor: { kind: 'manager' }, review: false, schedule: farCycle };
    case 'POST /inspect/V3/receipt/move':
      return { event: 'object', comment: `Objection ${count}` };
    case 'POST /customer/feedback/move':
      return { event: 'answer', comment: `Answer ${count}` };
    case 'POST /inspect/V3/freeTask/create':
      return { deadlineDays: 3, review: false };
    case 'POST /inspect/V3/inspection/start':
    case 'POST /inspect/V3/inspection/reinspect':
      return { review: false };
    case 'POST /inspect/V3/freeTask/repeat/create':
      return { schedule: farCycle, review: false };
    case 'POST /report/subscription/create':
      return { report: 'records', query: '', period: 'yesterday', schedule: farReport, memberIds: [ids.member] };
    case 'PUT /report/subscription/edit':
      return { period: 'yesterday', schedule: farReport, memberIds: [ids.member] };
    case 'POST /timed-snapshot/estimate':
    case 'POST /timed-snapshot/create':
    case 'PUT /timed-snapshot/edit':
      return { shopIds: [ids.shop], schedule: farSnapshots };
    case 'POST /ai/create':
    case 'PUT /ai/edit':
      return { shopIds: [ids.shop], times: { kind: 'continuous' }, persistence: { kind: 'seconds', seconds: 30 } };
    case 'POST /inspect/V3/template/generate':
      return { text: `Door ${count} is locked` };
    case 'POST /inspect/V3/checkItem/create':
    case 'PUT /inspect/V3/checkItem/edit':
      return { item: newCheckItem(uuidv7(), `Item ${count}`) };
    case 'POST /inspect/V3/cycle/pause':
      return { resumesOn: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10) };
    case 'POST /inspect/V3/task/dispatch':
    case 'POST /inspect/V3/task/dispatch/preview':
      return { shopIds: [ids.shop], deadlineAt: new Date(Date.now() + 2 * DAY_MS).toISOString() };
    case 'GET /inspect/V3/photoHash/alike':
      return { objectKind: 'record' };
    case 'GET /inspect/V3/cameraCheck/frames':
      return { objectKind: 'rectification' };
    case 'PUT /inspect/V3/checkIn/saveRule':
      return { layer: 'shop', rev: null };
    case 'POST /certificate/create':
    case 'PUT /certificate/edit':
      return { shopId: ids.shop };
    case 'PUT /flow/dashboard/share':
      return { shares: [{ kind: 'member', id: ids.member, level: 'view' }] };
    case 'POST /flow-counter/create':
      return { kind: 'entrance', source: 'import', code: `Gate ${count}`, cameraId: null, shape: null };
    case 'PUT /flow-counter/edit':
      return { code: `Gate ${count}`, cameraId: null, shape: null };
    case 'PUT /flow-counter/turn':
      return { isOn: false };
    case 'GET /flow-reading/health':
    case 'GET /flow-reading/exportHealth':
    case 'GET /flow-reading/hours':
      return { from: '2026-11-01', to: '2026-11-02' };
    case 'POST /flow-reading/correct':
      return { at: '2026-11-02T10:00:00.000Z', entries: 1, exits: 1 };
    case 'POST /flow-reading/exclude':
      return { day: '2026-11-03' };
    case 'POST /flow-reading/include':
      return { day: '2026-11-01' };
    case 'POST /shop/hours/copy':
      return { groupIds: [ids.group] };
    default:
      return {};
  }
}

/** An answer to a check item, with these photos. */
export const answer = (itemId: string, photos: string[]) => ({
  itemId,
  value: 'pass',
  na: false,
  naReason: '',
  note: '',
  photos,
  deductionIds: [],
});

function valueAt(input: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], input);
}
const isThere = (input: unknown, path: FieldPath): boolean => valueAt(input, path) !== undefined;

const CSV = Buffer.from('name,phone\nUploaded,1');

/** The call as a client sends it; uploads bring a small table. */
export function composed(w: World, endpoint: Endpoint, input: unknown, who: Identity, options: CallOptions = {}): Sent {
  const files = endpoint.upload ? { files: [{ name: 'table.csv', bytes: CSV }] } : {};
  return compose(endpoint, input as never, who, { now: w.clock.now().getTime(), ...files, ...options });
}

/** Endpoints that answer an envelope to somebody signed in. */
export const guarded = allEndpoints.filter((e) => !e.raw && e.needs.kind !== 'open');
/** Those that end the session of who calls them. */
export const ENDING: readonly string[] = [
  '/customer/login/out',
  '/customer/handover/leave',
  '/customer/session/endAll',
  '/customer/session/endOthers',
];
