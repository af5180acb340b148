import { useCallback, useState } from 'react';

/**
 * Which filters' options are wanted from the server: those of chips that have been opened, and those whose value is set and
 * has to be named. `[asked, ask] = useAskedOptions(filters)`, then `enabled: asked.includes('groupId')` and
 * `<FilterChip onOpen={() => ask('groupId')} />`.
 */
export function useAskedOptions<F extends string>(filters: Readonly<Record<F, readonly string[]>>) {
  const [opened, setOpened] = useState<readonly F[]>([]);
  const ask = useCallback((name: F) => setOpened((before) => (before.includes(name) ? before : [...before, name])), []);
  const asked: string[] = [...opened];
  for (const [name, value] of Object.entries<readonly string[]>(filters)) if (value.length > 0) asked.push(name);
  return [asked, ask] as const;
}
