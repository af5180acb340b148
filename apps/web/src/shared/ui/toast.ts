import { TOAST_DEDUPE_MS } from '@rondo/contract/kit/constants';
import { shapes } from '@rondo/domain/state-shapes';
import './toast.css';

type Kind = 'ok' | 'error' | 'warn' | 'info';

type Options = {
  /** Undo and the like: one act beside the text. */
  action?: { label: string; run: () => void };
};

const looks = {
  ok: ['check', '--r-tooltip-ok', 3_000],
  info: ['info', '--r-tooltip-wait', 3_000],
  warn: ['exclamation', '--r-tooltip-warn', 6_000],
  error: ['cross', '--r-tooltip-bad', 6_000],
} as const;

const undoMs = 10_000;
const shownAt = new Map<string, number>();
let box: HTMLElement | undefined;

function container(): HTMLElement {
  if (box?.isConnected) return box;
  box = document.createElement('div');
  box.className = 'toasts';
  box.setAttribute('aria-live', 'polite');
  document.body.append(box);
  return box;
}

function glyph(kind: Kind): SVGElement {
  const [shape, colour] = looks[kind];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  for (const part of ['solid', 'mark'] as const) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', shapes[shape][part]);
    path.setAttribute('fill', part === 'solid' ? `var(${colour})` : 'none');
    if (part === 'mark') path.setAttribute('stroke', 'var(--r-tooltip-bg)');
    svg.append(path);
  }
  return svg;
}

/** The same kind and text again within a second is dropped (specification 8). */
function isRepeat(kind: Kind, text: string): boolean {
  const now = performance.now();
  for (const [key, at] of shownAt) if (now - at >= TOAST_DEDUPE_MS) shownAt.delete(key);
  const key = `${kind}:${text}`;
  if (shownAt.has(key)) return true;
  shownAt.set(key, now);
  return false;
}

function show(kind: Kind, text: string, { action }: Options = {}): void {
  if (text === '' || isRepeat(kind, text)) return;
  const item = document.createElement('div');
  item.className = 'toast';
  item.dataset.kind = kind;
  if (kind === 'error') item.setAttribute('role', 'alert');
  const words = document.createElement('span');
  words.textContent = text;
  item.append(glyph(kind), words);
  const timer = setTimeout(() => item.remove(), action ? undoMs : looks[kind][2]);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    let before: EventTarget | null = null;
    button.addEventListener('focus', ({ relatedTarget }) => {
      before = relatedTarget;
    });
    button.addEventListener('click', () => {
      clearTimeout(timer);
      // The button goes: the focus is again where it was, and what opens now gives it back to there.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      item.remove();
      action.run();
    });
    item.append(button);
  }
  container().append(item);
}

/** One line at the top of the page that goes by itself: 3 s, warnings and errors 6 s, with an act 10 s. */
export const toast = {
  ok: (text: string, options?: Options) => show('ok', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  warn: (text: string, options?: Options) => show('warn', text, options),
  info: (text: string, options?: Options) => show('info', text, options),
};
