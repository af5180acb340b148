import { forgetSaved } from './kept.ts';
import { isSentList } from './sent.ts';

/** Clears what a member who has signed out leaves behind here; what the server lacks stays for them. */
export async function clearSaved(): Promise<void> {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  for (const key of keys.filter(isSentList)) localStorage.removeItem(key);
  await forgetSaved();
}
