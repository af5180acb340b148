const KEY = 'rondo-told-jobs';
/** So many ids are remembered: many times what ends while a tab is slow. */
const REMEMBERED = 50;
/** What a hidden tab leaves to the one that is seen, ms. */
const HIDDEN_MS = 1_500;

/** True in one tab of the browser only, once an id; the tab that is seen comes first. */
export async function isFirstToTell(id: string): Promise<boolean> {
  if (document.hidden) await new Promise((resolve) => setTimeout(resolve, HIDDEN_MS));
  // Web Locks exist on https and localhost only; without them two tabs may tell the same within a millisecond.
  return 'locks' in navigator ? navigator.locks.request(KEY, () => claim(id)) : claim(id);
}

function claim(id: string): boolean {
  const told = (localStorage.getItem(KEY) ?? '').split(' ');
  if (told.includes(id)) return false;
  localStorage.setItem(KEY, [...told, id].slice(-REMEMBERED).join(' '));
  return true;
}
