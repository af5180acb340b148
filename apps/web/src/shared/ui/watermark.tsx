import { MARK_LOOKS, WATERMARK, watermarkTile } from '@rondo/domain/watermark';
import { useEffect } from 'react';
import { role } from './tokens.ts';
import './watermark.css';

const namespace = 'http://www.w3.org/2000/svg';

type Props = {
  /** The finished text, for example `20261120 Lan Zhou 4486`; empty draws nothing. */
  text: string;
};

/**
 * The mark over all pages, dialogs and video in full screen: lets clicks through, is printed, and comes back when it is
 * taken out, altered or covered.
 */
export function Watermark({ text }: Props) {
  useEffect(() => (text === '' ? undefined : keepMark(text)), [text]);
  return null;
}

/** Puts the mark up and watches over it. Returns how to take it down. */
function keepMark(text: string): () => void {
  let mark = draw(text);
  const put = () => {
    mark.remove();
    mark = draw(text);
    document.body.append(mark);
    raise(mark);
    watcher.takeRecords();
  };
  const watcher = new MutationObserver((records) => {
    const isTouched = records.some((record) => record.target === mark || mark.contains(record.target));
    // What is opened later in the browser's top layer lies over what is there already.
    const isCovered = records.some((record) => record.attributeName === 'open');
    if (isTouched || mark.parentNode !== document.body) put();
    else if (isCovered) raise(mark);
  });
  let isPrinting = false;
  const raiseAgain = () => {
    isPrinting = false;
    raise(mark);
  };
  // On paper the top layer is on the first sheet only; what stands fixed in the page is on each.
  const lower = () => {
    isPrinting = true;
    mark.hidePopover?.();
  };
  // Closing changes no attribute: under a dialog it would not be seen any more.
  const keepUp = (event: Event) => {
    if (event.target === mark && !isPrinting && !mark.matches(':popover-open')) raise(mark);
  };
  put();
  watcher.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('toggle', keepUp, { capture: true, signal });
  document.addEventListener('fullscreenchange', raiseAgain, { signal });
  window.addEventListener('beforeprint', lower, { signal });
  window.addEventListener('afterprint', raiseAgain, { signal });
  return () => {
    watcher.disconnect();
    stop.abort();
    mark.remove();
  };
}

/** To the top of the browser's top layer: over modal dialogs and a video in full screen. Older browsers have no such layer for it. */
function raise(mark: HTMLElement): void {
  if (!mark.isConnected || typeof mark.showPopover !== 'function') return;
  if (mark.matches(':popover-open')) mark.hidePopover();
  mark.showPopover();
}

function element(name: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** An SVG pattern instead of a background image: it is printed too, and no style can be mistaken for content. */
function draw(text: string): HTMLElement {
  const { width, height, sizePx } = watermarkTile(text);
  const words = element('text', {
    x: width / 2,
    y: height / 2,
    'text-anchor': 'middle',
    'font-size': sizePx,
    transform: `rotate(${WATERMARK.degrees} ${width / 2} ${height / 2})`,
  });
  words.textContent = text;
  const pattern = element('pattern', { id: 'watermark-tile', patternUnits: 'userSpaceOnUse', width, height }, words);
  const fill = element('rect', { width: '100%', height: '100%', fill: 'url(#watermark-tile)' });
  const picture = element('svg', { width: '100%', height: '100%' }, element('defs', {}, pattern), fill);
  const mark = document.createElement('div');
  mark.className = 'watermark';
  mark.popover = 'manual';
  mark.setAttribute('aria-hidden', 'true');
  // While something is dragged by keyboard the kit's library makes everything else inert. Here the watcher would undo it, and
  // both would go on for ever: this leaves the mark alone.
  mark.dataset.reactAriaTopLayer = 'true';
  // Stronger than any style sheet that somebody adds to the page.
  keepShown(mark, { ...SEEN, position: 'fixed', 'pointer-events': 'none', inset: '0' });
  for (const part of [picture, fill]) keepShown(part, SEEN);
  keepShown(words, { ...SEEN, ...lettersOf(sizePx) });
  mark.append(picture);
  return mark;
}

/** Dark letters with a light rim, of one opacity: whatever lies below, one of them is seen, by day and by night, over video too. */
const lettersOf = (sizePx: number) => ({
  ...{ fill: role('markDark'), 'fill-opacity': '1', 'font-size': `${sizePx}px` },
  ...{ stroke: role('markLight'), 'stroke-opacity': '1', 'stroke-width': `${sizePx * WATERMARK.rim}px` },
  ...{ 'stroke-linejoin': 'round', 'paint-order': 'stroke', opacity: String(MARK_LOOKS.page.opacity) },
});

/** What makes something seen, and where it stands. */
const SEEN = {
  ...{ display: 'block', visibility: 'visible', opacity: '1', filter: 'none', mask: 'none' },
  ...{ 'clip-path': 'none', 'content-visibility': 'visible' },
} as const;

function keepShown(part: HTMLElement | SVGElement, styles: Readonly<Record<string, string>>): void {
  for (const [property, value] of Object.entries(styles)) part.style.setProperty(property, value, 'important');
}
