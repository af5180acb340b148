import { useSyncExternalStore } from 'react';
import { declarations, type Mode } from './tokens.ts';

type Density = 'comfortable' | 'compact';

/** What the reader chose; `system` follows the device. */
export type Appearance = { theme: Mode | 'system'; density: Density };

type Applied = Appearance & { mode: Mode };

const listeners = new Set<() => void>();
const systemDark = matchMedia('(prefers-color-scheme: dark)');
let sheet: CSSStyleSheet | undefined;
let applied: Applied = withMode(stored());

function stored(): Appearance {
  const theme = localStorage.getItem('theme');
  return {
    // Until the reader chooses, the device does.
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    density: localStorage.getItem('density') === 'compact' ? 'compact' : 'comfortable',
  };
}

function withMode(choice: Appearance): Applied {
  const system = systemDark.matches ? 'dark' : 'light';
  return { ...choice, mode: choice.theme === 'system' ? system : choice.theme };
}

function show(): void {
  const root = document.documentElement;
  root.dataset.mode = applied.mode;
  root.dataset.density = applied.density;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(
    `:root{${declarations(applied.mode)};color-scheme:${applied.mode}}@media print{:root{${declarations('light')};color-scheme:light}}`,
  );
  for (const listener of listeners) listener();
}

/** Writes the colour variables of the stored choice into the page. Called once, before the first render. */
export function applyAppearance(): void {
  show();
  systemDark.addEventListener('change', () => {
    applied = withMode(applied);
    show();
  });
}

/** Stores and shows a new choice. */
export function chooseAppearance(change: Partial<Appearance>): void {
  applied = withMode({ ...applied, ...change });
  localStorage.setItem('theme', applied.theme);
  localStorage.setItem('density', applied.density);
  show();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice in use and the mode that results from it. */
export const useAppearance = (): Applied => useSyncExternalStore(subscribe, () => applied);
