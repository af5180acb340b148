import { allEndpoints } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { v4 as requestId, v7 as uuidv7 } from 'uuid';
import { type CallOptions, compose, type Identity, type Sent } from '../client.ts';
import { type FieldPath, fieldsOf, sample, schemaOf, withField } from '../input-samples.ts';
import type { World } from '../world-shape.ts';
import type { FullCompany, FullShop } from './full-company.ts';

/** What ids of an input stand for. */
export const KINDS = [
  'shop',
  'group',
  'template',
  'version',
  'task',
  'batch',
  'record',
  'rectification',
  'item',
  'file',
  'member',
  'role',
  'session',
  'message',
  'shopImport',
  'departmentImport',
  'memberImport',
  'itemImport',
  'job',
  'company',
  'department',
  'application',
  'offer',
  'deletedShop',
  'deletedTemplate',
] as const;
export type Kind = (typeof KINDS)[number];
/** One id of each kind: what somebody owns, or what a stranger asks for. */
export type Ids = Record<Kind, string>;

/** Ids of a company, of the shop and its things in particular. */
export async function idsOf(w: World, full: FullCompany, shop: FullShop): Promise<Ids> {
  const { company, template, staffing } = full;
  const one = async (text: string, values: unknown[]): Promise<string> => {
    const [row] = await w.sql<{ id: string }>(text, values);
    return row?.id ?? uuidv7();
  };
  return {
    shop: shop.id,
    group: shop.groupId,
    template: template.id,
    version: template.versionId,
    task: shop.taskId,
    batch: await one('select batch_id as id from task where id = $1', [shop.taskId]),
    record: shop.recordId,
    rectification: shop.rectificationId,
    item: template.items[0]?.id ?? '',
    file: shop.fileId,
    member: shop.manager.id,
    role: staffing.roleId,
    session: await one('select id from session where member_id = $1', [shop.manager.id]),
    message: await one('select id from message where member_id = $1 limit 1', [shop.manager.id]),
    shopImport: full.importId,
    departmentImport: staffing.departmentImportId,
    memberImport: staffing.memberImportId,
    itemImport: full.itemImportId,
    job: full.jobId,
    company: company.id,
    department: staffing.departmentId,
    application: staffing.applicationId,
    offer: staffing.offerId,
    deletedShop: full.deletedShopId,
    deletedTemplate: full.deletedTemplateId,
  };
}

/** By the name of the field. */
const BY_NAME: readonly (readonly [RegExp, Kind])[] = [
  [/^(shopIds?|managedShopIds)$/, 'shop'],
  [/^groupIds?$/, 'group'],
  [/^templateId$/, 'template'],
  [/^versionId$/, 'version'],
  [/^taskId$/, 'task'],
  [/^batchId$/, 'batch'],
  [/^recordId$/, 'record'],
  [/^(itemId|withoutRectification)$/, 'item'],
  [/^(photoIds|photos|logoFileId|avatarFileId)$/, 'file'],
  [/^(roleIds?|addRoleIds)$/, 'role'],
  [/^companyId$/, 'company'],
  [/^(departmentIds?|primaryDepartmentId|moveMembersTo|afterId)$/, 'department'],
  [/^(member|manager|reviewer|cc|handler|initiator|inspector|executor|head|actor|object|to)Ids?$/, 'member'],
  [/^(add|remove)$/, 'member'],
];
/** Names that stand for one thing here and for another there: by the address. */
const AMBIGUOUS = /^(id|ids|parentId|copyOf|importId)$/;
const BY_PATH: readonly (readonly [RegExp, Kind])[] = [
  [/^\/shop\/restore/, 'deletedShop'],
  [/\/template\/restore/, 'deletedTemplate'],
  [/\/shop\/group/, 'group'],
  [/\/template\/runImport/, 'itemImport'],
  [/\/customer\/(import|job)/, 'job'],
  [/^\/shop\/.*import/i, 'shopImport'],
  [/\/department\/runImport/, 'departmentImport'],
  [/\/staff\/runImport/, 'memberImport'],
  [/^\/shop/, 'shop'],
  [/\/customer\/department/, 'department'],
  [/\/customer\/role/, 'role'],
  [/\/customer\/apply/, 'application'],
  [/\/customer\/company/, 'offer'],
  [/\/task/, 'task'],
  [/\/record/, 'record'],
  [/\/rectification/, 'rectification'],
  [/\/template/, 'template'],
  [/\/session/, 'session'],
  [/^\/push/, 'message'],
  [/\/staff/, 'member'],
];

/** What kind of thing a field of an endpoint names; `null` for fields that name nothing. */
function kindOf(endpoint: Endpoint, path: FieldPath): Kind | null {
  const name = path.at(-1) ?? '';
  const isAmbiguous = AMBIGUOUS.test(name);
  const told = isAmbiguous ? endpoint.path : name;
  return (isAmbiguous ? BY_PATH : BY_NAME).find(([pattern]) => pattern.test(told))?.[1] ?? null;
}

export interface IdField {
  path: FieldPath;
  kind: Kind;
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
    else if (kind) input = withField(input, path, Array.isArray(valueAt(input, path)) ? [ids[kind]] : ids[kind]);
  }
  return { ...(input as object), ...completing(endpoint, ids) };
}

/** What an input needs beyond its required fields, or that no schema tells. */
function completing({ path, method }: Endpoint, ids: Ids): Record<string, unknown> {
  switch (`${method} ${path}`) {
    case 'POST /customer/staff/create':
    case 'PUT /customer/staff/update':
      return { mail: `sample${count}@test.rondo` };
    case 'POST /customer/staff/assign':
      return { departmentId: ids.department };
    case 'PUT /customer/company/facts':
      return { timeZone: 'Asia/Shanghai', cutOff: '00:00', logoFileId: null };
    case 'POST /push/messageCenter/message/read':
      return { ids: [ids.message] };
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
