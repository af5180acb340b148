import type { ClosedCompany } from '@rondo/contract/session';
import { useSyncExternalStore } from 'react';

type Companies = readonly { companyId: string; name: string }[];

/** Proof of who somebody is who has not entered a company yet, the companies there are to choose from, and those that are closed to them. */
export interface StoredPass {
  pass: string;
  companies: Companies;
  closed: readonly ClosedCompany[];
}

/** Of this tab alone: whoever uses the browser next does not find it. */
const KEY = 'pass';
const listeners = new Set<() => void>();
let held = read();

function read(): StoredPass | null {
  const pass = sessionStorage.getItem(KEY);
  return pass ? { pass, companies: [], closed: [] } : null;
}

function hold(next: StoredPass | null): void {
  held = next;
  if (next) sessionStorage.setItem(KEY, next.pass);
  else sessionStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

export const storePass = (pass: string, companies: Companies = [], closed: readonly ClosedCompany[] = []): void =>
  hold({ pass, companies, closed });
export const dropPass = (): void => hold(null);
export const heldPass = (): StoredPass | null => held;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useHeldPass = (): StoredPass | null => useSyncExternalStore(subscribe, heldPass);
