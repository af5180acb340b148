import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { v7 as uuidv7 } from 'uuid';
import type { FieldPath } from '../input-samples.ts';
import { ALL_SAMPLES } from '../samples/all-samples.ts';
import type { SampleShop } from '../samples/samples.ts';
import type { World } from '../world-shape.ts';
import type { FullCompany } from './full-company.ts';

/** What the inspected company has; what else ids stand for comes from the samples of the features. */
type SharedKind =
  | 'shop'
  | 'group'
  | 'template'
  | 'version'
  | 'task'
  | 'batch'
  | 'record'
  | 'rectification'
  | 'item'
  | 'file'
  | 'member'
  | 'session'
  | 'message'
  | 'company';

/** One id of each kind: what somebody owns, or what a stranger asks for. */
export type Ids = Readonly<Record<SharedKind, string>> & Readonly<Record<string, string>>;

/** Ids of a company, of the shop and its things in particular. */
export async function idsOf(w: World, full: FullCompany, shop: SampleShop): Promise<Ids> {
  const { company, template, ids, idsOfShop } = full;
  const one = async (text: string, values: unknown[]): Promise<string> => {
    const [row] = await w.sql<{ id: string }>(text, values);
    return row?.id ?? uuidv7();
  };
  return {
    ...ids,
    ...idsOfShop.get(shop.id),
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
    session: await one('select id from session where member_id = $1', [shop.manager.id]),
    message: await one('select id from message where member_id = $1 limit 1', [shop.manager.id]),
    company: company.id,
  };
}

/** The id of a kind, which must be there. */
export function idOf(ids: Ids, kind: string): string {
  const id = ids[kind];
  if (id === undefined) throw new Error(`no sample answered an id of kind ${kind}`);
  return id;
}

/** By the name of the field. */
const BY_NAME: readonly (readonly [RegExp, SharedKind])[] = [
  [/^(shopIds?|managedShopIds)$/, 'shop'],
  [/^groupIds?$/, 'group'],
  [/^templateIds?$/, 'template'],
  [/^versionId$/, 'version'],
  [/^taskId$/, 'task'],
  [/^batchId$/, 'batch'],
  [/^recordId$/, 'record'],
  [/^(itemId|withoutRectification)$/, 'item'],
  [/^(photoIds|photos|logoFileId|avatarFileId)$/, 'file'],
  [/^companyId$/, 'company'],
  [/^(member|manager|reviewer|cc|handler|initiator|inspector|executor|head|actor|object|to|mention)Ids?$/, 'member'],
  [/^rectification(Reviewer|Cc)Ids$/, 'member'],
  [/^(add|remove)$/, 'member'],
];
/** Names that stand for one thing here and for another there: by the address. */
const AMBIGUOUS = /^(id|ids|parentId|copyOf|importId)$/;
const BY_PATH: readonly (readonly [RegExp, SharedKind])[] = [
  [/\/shop\/group/, 'group'],
  [/^\/shop/, 'shop'],
  [/\/task/, 'task'],
  [/\/record/, 'record'],
  [/\/rectification/, 'rectification'],
  [/\/template/, 'template'],
  [/\/session/, 'session'],
  [/^\/push/, 'message'],
  [/\/staff/, 'member'],
];
const BY_SAMPLES = ALL_SAMPLES.flatMap(({ fields }) => Object.entries(fields ?? {}));
/** The kinds that come from samples. */
export const SAMPLED_KINDS: readonly string[] = BY_SAMPLES.map(([kind]) => kind);

/** Keys of the parts of a check item, in whatever words: they name nothing outside the item that is sent with them. */
export const namesParts = (name: string): boolean => name === 'optionIds' || name === 'deductionIds';

const known = new Map<string, string | null>();

/** What kind of thing a field of an endpoint names; `null` for fields that name nothing. */
export function kindOf({ path: address }: Endpoint, path: FieldPath): string | null {
  const name = path.at(-1) ?? '';
  const key = `${address} ${name}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const kind = kindBy(address, name);
  known.set(key, kind);
  return kind;
}

function kindBy(address: string, name: string): string | null {
  const sampled = BY_SAMPLES.find(([, pattern]) => pattern.test(`${address} ${name}`));
  if (sampled) return sampled[0];
  const isAmbiguous = AMBIGUOUS.test(name);
  const told = isAmbiguous ? address : name;
  return (isAmbiguous ? BY_PATH : BY_NAME).find(([pattern]) => pattern.test(told))?.[1] ?? null;
}
