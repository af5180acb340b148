import { useEffect } from 'react';
import { role } from './tokens.ts';
import './watermark.css';

const tile = { width: 300, height: 180, degrees: -22, sizePx: 13, opacity: 0.1 } as const;
const namespace = 'http://www.w3.org/2000/svg';

function element(name: string, attributes: Record<string, string | number>, ...children: Node[]): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/** An SVG pattern instead of a background image: it is printed too, and no style can be mistaken for content. */
function draw(text: string, opacity: number): SVGElement {
  const words = element('text', {
    x: tile.width / 2,
    y: tile.height / 2,
    'text-anchor': 'middle',
    'font-size': tile.sizePx,
    fill: role('watermark'),
    'fill-opacity': opacity,
    transform: `rotate(${tile.degrees} ${tile.width / 2} ${tile.height / 2})`,
  });
  words.textContent = text;
  const size = { width: tile.width, height: tile.height };
  const pattern = element('pattern', { id: 'watermark-tile', patternUnits: 'userSpaceOnUse', ...size }, words);
  const fill = element('rect', { width: '100%', height: '100%', fill: 'url(#watermark-tile)' });
  return element('svg', { class: 'watermark', 'aria-hidden': 'true' }, element('defs', {}, pattern), fill);
}

type Props = {
  /** The finished text, for example `20261120 Lan Zhou 4486`; empty draws nothing. */
  text: string;
  /** 0.08 to 0.15 by setting. */
  opacity?: number;
};

/** The mark over all pages, dialogs and video: lets clicks through, is printed, and comes back when it is taken out. */
export function Watermark({ text, opacity = tile.opacity }: Props) {
  useEffect(() => {
    if (text === '') return;
    let mark = draw(text, opacity);
    const host = () => document.fullscreenElement ?? document.body;
    const put = () => {
      mark.remove();
      mark = draw(text, opacity);
      host().append(mark);
      watcher.takeRecords();
    };
    const watcher = new MutationObserver((records) => {
      const touched = records.some((record) => record.target === mark || mark.contains(record.target));
      if (touched || !mark.isConnected) put();
    });
    put();
    watcher.observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    document.addEventListener('fullscreenchange', put);
    return () => {
      watcher.disconnect();
      document.removeEventListener('fullscreenchange', put);
      mark.remove();
    };
  }, [text, opacity]);
  return null;
}
