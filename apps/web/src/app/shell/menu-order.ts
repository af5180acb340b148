import { useCallback, useState } from 'react';

const storageKey = 'menu-order';
const alwaysFirst = 'message';

function everyone(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch (error) {
    // A hand-edited value is no reason to lose the navigation; it is replaced by the next save.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

function stored(staffId: string): string[] {
  const own = everyone()[staffId];
  return Array.isArray(own) ? own.filter((key) => typeof key === 'string') : [];
}

/**
 * Keys in the reader's order: unknown stored keys are ignored, new ones stand after their neighbour of the default
 * order, messages always come first.
 */
export function arrange(defaults: readonly string[], wanted: readonly string[]): string[] {
  const result = [...new Set(wanted)].filter((key) => defaults.includes(key));
  for (const [index, key] of defaults.entries()) {
    if (result.includes(key)) continue;
    const neighbour = defaults[index - 1];
    result.splice(neighbour === undefined ? 0 : result.indexOf(neighbour) + 1, 0, key);
  }
  return defaults.includes(alwaysFirst) ? [alwaysFirst, ...result.filter((key) => key !== alwaysFirst)] : result;
}

/** The order of the navigation on this browser, kept by staff id under `menu-order`. `save(null)` restores the default. */
export function useMenuOrder(staffId: string, defaults: readonly string[]) {
  const [wanted, setWanted] = useState(() => stored(staffId));
  const save = useCallback(
    (order: string[] | null) => {
      const { [staffId]: _before, ...others } = everyone();
      localStorage.setItem(storageKey, JSON.stringify(order ? { ...others, [staffId]: order } : others));
      setWanted(order ?? []);
    },
    [staffId],
  );
  return { order: arrange(defaults, wanted), save };
}
