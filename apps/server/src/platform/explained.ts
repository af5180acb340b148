import type { ExplainedObject, ObjectKind } from '@rondo/domain/explain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** One object as the access explainer finds it. */
export interface FoundObject {
  id: string;
  name: string;
  /** Where it is, in words: the group of a shop, the shop of anything else. */
  place: string;
  /** `null`: of no store. */
  shop_id: string | null;
  shop_name: string;
  lineage: string | null;
  /** People may still be put on it. */
  is_open: boolean;
}

/** What somebody calls an object: a number, name or code; `id` is set when it is a uuid. */
export interface ObjectKey {
  text: string;
  id: string | null;
}

/** What the access explainer knows of one kind of objects. */
export interface Explained {
  kind: ObjectKind;
  find: (companyId: string, key: ObjectKey) => RawBuilder<FoundObject>;
  /** The part that some members have in one; left out where nobody has any. */
  partsIn?: (
    companyId: string,
    id: string,
    memberIds: readonly string[],
  ) => RawBuilder<{ member_id: string; relation: string }>;
  /** As the rules of access see it, for somebody with these parts in it. */
  view: (found: FoundObject, parts: readonly string[]) => ExplainedObject;
}

/** The store of an object that may be of none. */
export const shopIfAny = ({ shop_id, lineage }: FoundObject) =>
  shop_id === null || lineage === null ? null : { id: shop_id, lineage };

/** The store of an object that always has one. */
export function shopOf(found: FoundObject) {
  const shop = shopIfAny(found);
  if (!shop) throw new Error(`${found.id} has no store`);
  return shop;
}

/** Condition: the row has this id or number. Either the one or the other: each has its index. */
export const isCalled = (alias: string, { text, id }: ObjectKey): RawBuilder<SqlBool> =>
  id
    ? sql`${sql.ref(`${alias}.id`)} = ${id}`
    : sql`${sql.ref(`${alias}.number`)} = any(${[text, text.toUpperCase()]}::text[])`;
