import { memberOptions } from '@rondo/contract/member-options';
import { createContext } from 'react';
import { attempt } from './attempt.ts';

const PREFIX = 'inspection.people:';

/** Under which key the inspection at hand is kept on this device; null outside of one. */
export const InspectionKey = createContext<string | null>(null);

/** Who can be chosen at the store of an inspection. */
export type PeopleHere = (typeof memberOptions)['output']['_output'];

/** Keeps on this device who can see the store: somebody has to be chosen without network too. What cannot be kept is asked for then. */
export async function bringPeople(key: string, shopId: string): Promise<void> {
  const asked = await attempt(memberOptions, { shopId });
  if (asked.kind !== 'done') return;
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(asked.data));
  } catch (cause) {
    console.warn('people of the store were not kept on this device', cause);
  }
}

/** Those whose name holds the words, as they were when the inspection was last opened with network. */
export function peopleHere(key: string | null, words: string): PeopleHere {
  const kept = key === null ? null : localStorage.getItem(PREFIX + key);
  const people = memberOptions.output.safeParse(kept === null ? [] : JSON.parse(kept));
  if (!people.success) return [];
  return people.data.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
}

export const forgetPeople = (key: string): void => localStorage.removeItem(PREFIX + key);
