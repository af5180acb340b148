import type { MessageKey } from '@rondo/messages';

/** A key, or several for one thing, and what it does. */
export interface KeyRow {
  keys: readonly string[];
  label: MessageKey;
}

/** The keys of one part of the page. */
export interface KeyGroup {
  title: MessageKey;
  rows: readonly KeyRow[];
}

/** Keys that work on every page. */
export const GLOBAL_KEYS = {
  title: 'ui.keys.everywhere',
  rows: [
    { keys: ['Ctrl K', '⌘ K'], label: 'ui.keys.search' },
    { keys: ['?'], label: 'ui.keys.sheet' },
    { keys: ['Esc'], label: 'ui.keys.close' },
  ],
} as const satisfies KeyGroup;

/** The keys of every list; `useListKeys` listens to them. */
export const LIST_KEYS = {
  title: 'ui.keys.list',
  rows: [
    { keys: ['J', '↓'], label: 'ui.keys.down' },
    { keys: ['K', '↑'], label: 'ui.keys.up' },
    { keys: ['X'], label: 'ui.keys.tick' },
    { keys: ['Enter'], label: 'ui.keys.open' },
    { keys: ['Esc'], label: 'ui.keys.closeRow' },
  ],
} as const satisfies KeyGroup;

/** The keys of a list whose lines cannot be selected. */
export const PLAIN_LIST_KEYS: KeyGroup = {
  ...LIST_KEYS,
  rows: LIST_KEYS.rows.filter(({ label }) => label !== 'ui.keys.tick'),
};

/** The keys of a detail drawer. */
export const DRAWER_KEYS = {
  title: 'ui.keys.drawer',
  rows: [
    { keys: ['J', 'Alt ↓'], label: 'ui.keys.nextRow' },
    { keys: ['K', 'Alt ↑'], label: 'ui.keys.previousRow' },
    { keys: ['Esc'], label: 'ui.keys.close' },
  ],
} as const satisfies KeyGroup;
