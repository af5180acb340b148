import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { preferenceApi } from '@rondo/contract/session';
import type { Context } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import * as q from './preference.queries.ts';

/** Longest stored value, characters of JSON. */
const LONGEST = 20_000;

export async function get(
  { db, actor }: Context,
  { key }: Parsed<typeof preferenceApi.get>,
): Promise<{ value: unknown }> {
  const row = await q.byKey(db, actor, key).executeTakeFirst();
  return { value: row?.value ?? null };
}

export async function columns({ db, actor }: Context): Promise<Output<typeof preferenceApi.columns>> {
  const rows = await q.columns(db, actor).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key.slice(q.COLUMNS.length), value]));
}

export async function put(
  { db, actor, now }: Context,
  { key, value }: Parsed<typeof preferenceApi.put>,
): Promise<{ done: true }> {
  const json = JSON.stringify(value);
  if (json.length > LONGEST) throw refuseField('value', 'max_length', { max: LONGEST });
  await q.save(db, actor, key, json, now()).execute();
  return { done: true };
}
