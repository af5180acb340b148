import { z } from 'zod';
import { type KeyValue, parseJson } from './draft/local-draft.ts';

const KEPT = 5;
const keyOf = (companyId: string) => `inspectionRecentShops:${companyId}`;
const shape = z.array(z.uuid());

/** Stores inspected last on this device, newest first. */
export function recentShops(storage: KeyValue, companyId: string): string[] {
  const parsed = shape.safeParse(parseJson(storage.getItem(keyOf(companyId))));
  return parsed.success ? parsed.data.slice(0, KEPT) : [];
}

export function rememberShop(storage: KeyValue, companyId: string, shopId: string): void {
  const others = recentShops(storage, companyId).filter((one) => one !== shopId);
  storage.setItem(keyOf(companyId), JSON.stringify([shopId, ...others].slice(0, KEPT)));
}
