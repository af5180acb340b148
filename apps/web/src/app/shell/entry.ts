import type { LucideIcon } from 'lucide-react';

/** A page inside an entry: the second level of the navigation. */
export type ShellChild = {
  key: string;
  label: string;
  to: string;
  covers?: readonly string[];
  dot?: boolean;
  /** A number of its own beside it, which opens exactly its rows. */
  count?: { value: number; to: string };
};

/** An entry of the main navigation, ready to show: permitted, translated, with its counters. */
export type ShellEntry = {
  key: string;
  label: string;
  icon: LucideIcon;
  to: string;
  /** Further path prefixes on which the entry is the current one. */
  covers?: readonly string[];
  children?: readonly ShellChild[];
  /** Red count, capped at 99+. */
  badge?: number;
  /** A red dot instead of a count. */
  dot?: boolean;
};

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

type Place = Pick<ShellEntry, 'to' | 'covers'>;

/** Whether an entry is the current one on a path. */
export function isCurrent({ to, covers }: Place, path: string): boolean {
  return [to, ...(covers ?? [])].some((prefix) => isBelow(path, prefix));
}

/** Which child is the current one on a path: the nearest, where the path of one begins that of another (`/score`, `/score/rule`). */
export function currentChild<P extends Place>(children: readonly P[], path: string): P | undefined {
  const depth = ({ to, covers }: P): number =>
    Math.max(0, ...[to, ...(covers ?? [])].filter((prefix) => isBelow(path, prefix)).map(({ length }) => length));
  return children.filter((child) => isCurrent(child, path)).toSorted((a, b) => depth(b) - depth(a))[0];
}

/** Badges stop at 99. */
export const capped = (count: number): string => (count > 99 ? '99+' : String(count));

/** The number on "more": the sum of what it hides; a hidden dot gives no number. */
export const badgeSum = (entries: readonly ShellEntry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.badge ?? 0), 0);
