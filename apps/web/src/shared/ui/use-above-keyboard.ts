import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells an element how much of the window's lower edge the keyboard of a phone covers, as `--keyboard` in px. The keyboard
 * makes the visual viewport lower, not the window that `position: fixed` goes by. While a reader has zoomed in, both differ
 * for another reason, and nothing is told.
 */
export function useAboveKeyboard(box: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const { visualViewport: view } = window;
    const element = box.current;
    if (!isWanted || !view || !element) return;
    const measure = () => {
      const isZoomed = Math.abs(view.scale - 1) > 0.01;
      const covered = document.documentElement.clientHeight - view.offsetTop - view.height;
      element.style.setProperty('--keyboard', `${isZoomed ? 0 : Math.max(0, Math.round(covered))}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [box, isWanted]);
}
