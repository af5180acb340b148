import { expect, it } from 'vitest';
import { placed } from './popover-place.ts';

const view = { width: 1000, height: 600 };
const trigger = { left: 100, top: 100, width: 80, height: 32 };
const panel = { width: 200, height: 300 };

it('stands below its trigger, in line with one of its edges', () => {
  expect(placed(trigger, panel, view, 'bottom-start')).toEqual({ left: 100, top: 136 });
  expect(placed({ ...trigger, left: 500 }, panel, view, 'bottom-end')).toEqual({ left: 380, top: 136 });
});

it('stands above when there is room only there', () => {
  expect(placed({ ...trigger, top: 500 }, panel, view, 'bottom-start')).toEqual({ left: 100, top: 196 });
});

it('stands right of an entry of the navigation, with the lower edges in line', () => {
  expect(placed({ ...trigger, top: 500 }, panel, view, 'right-end')).toEqual({ left: 184, top: 232 });
});

it('never leaves the window, wherever the trigger is', () => {
  for (const left of [-50, 0, 930, 1200]) {
    for (const top of [-50, 0, 580, 900]) {
      for (const placement of ['bottom-start', 'bottom-end', 'top-start', 'right-end'] as const) {
        const at = placed({ ...trigger, left, top }, panel, view, placement);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + panel.width).toBeLessThanOrEqual(view.width - 8);
        expect(at.top + panel.height).toBeLessThanOrEqual(view.height - 8);
      }
    }
  }
});

it('keeps its beginning in sight in a window that is too small for it', () => {
  expect(placed(trigger, panel, { width: 150, height: 100 }, 'bottom-start')).toEqual({ left: 8, top: 8 });
});
