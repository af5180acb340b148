type Go = (to: string) => void;

let go: Go | null = null;

/** The router says how to go somewhere, once. */
export function joinRouter(with_: Go): void {
  go = with_;
}

/** Whether there are pages to go to: not on the sign-in page. */
export const isInside = (): boolean => go !== null;

/** Goes to a page (below the base path) from outside of components, in place of the present one. */
export function goTo(to: string): void {
  go?.(to);
}
