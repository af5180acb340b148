import type { MapCell } from '@rondo/contract/shop-map';
import { DivIcon } from 'leaflet';
import type { ClassLook } from '../map-looks.ts';

/** A store alone, drawn in a box that a finger finds. */
const TOUCH_PX = 32;
/** The ring of several stores: its least size, what each power of ten adds, its greatest. */
const RING_PX = { least: 32, each: 7, most: 60 };

/** The picture of a cell: a dot or a diamond for a store, a ring of the shares of its classes for several. */
export function cellIcon(cell: MapCell, looks: readonly ClassLook[], isLit: boolean): DivIcon {
  return cell.shop ? dot(looks[cell.classes.findIndex((count) => count > 0)], isLit) : ring(cell, looks);
}

function dot(look: ClassLook | undefined, isLit: boolean): DivIcon {
  const { colour = 'currentColor', shape = 'dot' } = look ?? {};
  const html = `<span class="map-mark" data-shape="${shape}" data-lit="${isLit}" style="color:${colour}"></span>`;
  return new DivIcon({ className: 'map-cell', html, iconSize: [TOUCH_PX, TOUCH_PX] });
}

function ring({ count, classes }: MapCell, looks: readonly ClassLook[]): DivIcon {
  const size = Math.min(RING_PX.most, Math.round(RING_PX.least + RING_PX.each * Math.log10(count)));
  const html = `<span class="map-ring" style="--ring:conic-gradient(${sharesOf(classes, looks)})"><b>${short(count)}</b></span>`;
  return new DivIcon({ className: 'map-cell', html, iconSize: [size, size] });
}

/** The stops of a ring that is divided by the counts of its classes. */
function sharesOf(classes: readonly number[], looks: readonly ClassLook[]): string {
  const total = classes.reduce((sum, count) => sum + count, 0);
  let done = 0;
  const stops = classes.flatMap((count, index) => {
    const look = looks[index];
    if (count === 0 || !look) return [];
    const from = (done / total) * 100;
    done += count;
    return [`${look.colour} ${from.toFixed(2)}% ${((done / total) * 100).toFixed(2)}%`];
  });
  return stops.join();
}

/** The number in a ring: its title has it exactly. */
const short = (count: number): string =>
  count < 1000 ? String(count) : `${(count / 1000).toFixed(count < 10_000 ? 1 : 0)}K`;
